/** Percent-encoded characters that need no encoding. */
const needless = /%(?:2d|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/** Letters, digits, `-`, `_` and `~`. */
const plain = /^[\w~-]$/;

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
    .replace(needless, written)
    .replace(/\/{2,}/g, "/")
    .toLowerCase();
  const bare = one.replace(/(\/(index\.html)?)+$/, "");
  return bare === "" ? "/" : bare;
}
