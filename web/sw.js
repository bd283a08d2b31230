// Keeps the whole site on the device: what is kept is answered from there, and a new build takes the place of the old.
// The page that holds everything is left out, for it is as large as all the rest: to save one needs a connection.
const CACHE = `munch-${BUILD}`;
const AGAIN = [1_000, 5_000]; // milliseconds until a file that did not arrive is asked for once more
let cache;

async function keep(cache, wanted) {
  for (const pause of AGAIN) {
    try { return await cache.add(wanted); } catch { await new Promise((resolve) => setTimeout(resolve, pause)); }
  }
  return cache.add(wanted);
}

addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    const here = new Set((await cache.keys()).map((kept) => kept.url));
    const missing = FILES.map((name) => new Request(name, { cache: "no-cache" })).filter((wanted) => !here.has(wanted.url));
    await Promise.all(missing.map((wanted) => keep(cache, wanted)));
    await skipWaiting();
  })());
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith("munch-") && name !== CACHE).map((name) => caches.delete(name)));
    await clients.claim();
  })());
});

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  event.respondWith((async () => {
    cache ??= await caches.open(CACHE);
    const page = url.pathname.endsWith("/") ? `${url.pathname}index.html` : url.pathname;
    return (await cache.match(page)) ?? fetch(event.request);
  })());
});
