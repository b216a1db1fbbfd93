/** The machine's own address says nothing of a visitor. */
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
 * A line without what belongs to a person: addresses of both kinds, tokens, passwords in an address, what
 * was searched for. A last line of defence: who logs leaves them out himself (decision 079).
 */
export function scrub(text: string): string {
  return rules.reduce((rest, [what, instead]) => rest.replace(what, instead), text);
}
