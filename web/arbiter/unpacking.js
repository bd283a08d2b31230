// Lays the files of a zip archive, whose entries are stored as they are, into Python's file system.
const text = new TextDecoder();

function* filesIn(zip) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = zip.length - 22;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left; left--) {
    const size = view.getUint32(at + 24, true);
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const entry = view.getUint32(at + 42, true);
    const begins = entry + 30 + view.getUint16(entry + 26, true) + view.getUint16(entry + 28, true);
    yield [`/${text.decode(zip.subarray(at + 46, at + 46 + name))}`, zip.subarray(begins, begins + size)];
    at += 46 + name + extra + comment;
  }
}

export function layOut(FS, zip) {
  const made = new Set();
  for (const [path, bytes] of filesIn(zip)) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) FS.mkdirTree(folder);
    made.add(folder);
    FS.writeFile(path, bytes, { canOwn: true });
  }
}

// What of Python's own library was not needed at the start: packages that were begun go on in it.
const REST = `
import importlib, sys
FIRST, REST = "/lib/python314.zip", "/lib/rest.zip"
if REST not in sys.path:
    sys.path.append(REST)
    for module in list(sys.modules.values()):
        for folder in list(getattr(module, "__path__", ())):
            if folder.startswith(FIRST):
                module.__path__.append(folder.replace(FIRST, REST))
importlib.invalidate_caches()
`;
export function layRest(python, zip) {
  python.FS.writeFile("/lib/rest.zip", zip, { canOwn: true });
  python.runPython(REST);
}
