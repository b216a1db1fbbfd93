// Besides control characters, those that end a line elsewhere or change the text direction.
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A text as one line of at most `max` characters, without line breaks of any kind. */
export function oneLine(text: string, max: number): string {
  const line = text.replace(unsafe, " ").replace(/ +/g, " ").trim();
  return [...line].slice(0, max).join("").trim();
}
