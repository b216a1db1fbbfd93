/** How a body goes over the wire. */
export type Encoding = "br" | "gzip" | "identity";

/** What clients say they take comes in a few forms, again and again. */
const negotiated = new Map<string, Encoding>();
const negotiatedMax = 200;

/** The best of ours that an Accept-Encoding takes; one it gives no weight to it does not take. */
function negotiate(accepted: string): Encoding {
  const taken = accepted
    .toLowerCase()
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, weight]) => weight === undefined || !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name);
  return (["br", "gzip"] as const).find((name) => taken.includes(name)) ?? "identity";
}

/** What to answer an Accept-Encoding with. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== "string") return "identity";
  const known = negotiated.get(accepted);
  if (known) return known;
  const encoding = negotiate(accepted);
  if (negotiated.size >= negotiatedMax) negotiated.clear();
  negotiated.set(accepted, encoding);
  return encoding;
}
