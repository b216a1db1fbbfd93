/** The server's own address does not identify a visitor. */
const ipv4 = /\b(?!127\.)(?:\d{1,3}\.){3}\d{1,3}\b/g;
const ipv6 =
  /(?<![\w:])(?:(?:[\da-f]{1,4}:){4,7}[\da-f]{1,4}|[\da-f]{1,4}(?::[\da-f]{1,4})*::(?:[\da-f]{1,4}(?::[\da-f]{1,4})*)?)(?![\w:])/gi;

const rules: [what: RegExp, instead: string][] = [
  [/:\/\/[^\s/@]+@/g, "://[secret]@"],
  [/[^\s"'<>()=,;:]+@[\w-]+(?:\.[\w-]+)+/g, "[e-mail]"],
  [/\beyJ[\w-]+(?:\.[\w-]+){1,2}/g, "[token]"],
  [/\b(Bearer|Basic) \S+/gi, "$1 [token]"],
  [/(\/[^\s?"']*)\?[^\s"']+/g, "$1?[query]"],
  [ipv4, "[address]"],
  [ipv6, "[address]"],
];

/**
 * Removes personal data from a line: e-mail and IP addresses, tokens, passwords in URLs,
 * search terms. A last line of defense: callers should not log them at all (docs/decisions/035).
 */
export function scrub(text: string): string {
  return rules.reduce((rest, [what, instead]) => rest.replace(what, instead), text);
}
