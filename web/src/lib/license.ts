/**
 * The addresses of Creative Commons' deeds: /licenses/by-sa/4.0/, with a jurisdiction behind older versions, and
 * /publicdomain/zero/1.0/ or /publicdomain/mark/1.0/.
 */
const deed =
  /^https?:\/\/(?:www\.)?creativecommons\.org\/(licenses|publicdomain)\/([a-z-]+)\/(\d\.\d)(?:\/|$)/i;

/** What people call a license: 'CC BY-SA 4.0' for one of Creative Commons, else the host that has it. */
export function licenseName(url: string): string {
  const [, kind = "", code = "", version = ""] = deed.exec(url) ?? [];
  if (kind.toLowerCase() === "licenses") return `CC ${code.toUpperCase()} ${version}`;
  if (code.toLowerCase() === "zero") return `CC0 ${version}`;
  if (code.toLowerCase() === "mark") return `Public Domain Mark ${version}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : url;
}
