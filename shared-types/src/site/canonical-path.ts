/** Letters, digits, `-`, `_` and `~`, which need no encoding. */
const plain = /^[\w~-]$/;

/** What a percent-encoded byte stands for, if that need not be encoded. */
function written(code: string): string {
  const character = String.fromCharCode(parseInt(code.slice(1), 16));
  return plain.test(character) ? character : code;
}

/**
 * The canonical spelling of an address: lower case, no needless encoding, no `index.html`, no slash
 * at the end, no double slashes.
 */
export function canonicalPath(path: string): string {
  const one = path
    .replace(/%[\da-f]{2}/gi, written)
    .replace(/\/{2,}/g, "/")
    .toLowerCase();
  const bare = one.replace(/(\/(index\.html)?)+$/, "");
  return bare === "" ? "/" : bare;
}
