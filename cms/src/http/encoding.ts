/** Content encodings, the best first. */
export type Encoding = "br" | "gzip" | "identity";

/** Memoized, because clients send only a few different headers. */
const negotiated = new Map<string, Encoding>();
const negotiatedMax = 200;

/** The best of our encodings that an Accept-Encoding accepts; `q=0` means not accepted. */
function negotiate(accepted: string): Encoding {
  const taken = accepted
    .toLowerCase()
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, weight]) => weight === undefined || !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name);
  return (["br", "gzip"] as const).find((name) => taken.includes(name)) ?? "identity";
}

/** The encoding to use for an Accept-Encoding. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== "string") return "identity";
  const known = negotiated.get(accepted);
  if (known) return known;
  const encoding = negotiate(accepted);
  if (negotiated.size >= negotiatedMax) negotiated.clear();
  negotiated.set(accepted, encoding);
  return encoding;
}
