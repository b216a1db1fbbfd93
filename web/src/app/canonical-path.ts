/** `%6F` and the like: characters that no address needs to write so. */
const needless = /%(?:2d|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/** Of those, what is a letter, a digit, `-`, `_` or `~`. */
const plain = /^[\w~-]$/;

function written(code: string): string {
  const character = String.fromCharCode(parseInt(code.slice(1), 16));
  return plain.test(character) ? character : code;
}

/**
 * The address a page answers at: lower case, plain letters written plainly, no `index.html` and no slash
 * at the end, none doubled.
 */
export function canonicalPath(path: string): string {
  const one = path
    .replace(needless, written)
    .replace(/\/{2,}/g, "/")
    .toLowerCase();
  const bare = one.replace(/(\/(index\.html)?)+$/, "");
  return bare === "" ? "/" : bare;
}
