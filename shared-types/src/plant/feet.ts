const inches = 1 / 12;
const unitFeet: [RegExp, number][] = [
  [/^(in\b|inch|["″”])/i, inches],
  [/^(f(oo|ee)?t\b|['′’])/i, 1],
  [/^(cm|centimet(er|re)s?)\b/i, 1 / 30.48],
  [/^(m|met(er|re)s?)\b/i, 1 / 0.3048],
];

const signs: Record<string, string> = {
  "½": "1/2",
  "⅓": "1/3",
  "⅔": "2/3",
  "¼": "1/4",
  "¾": "3/4",
};
/** With a decimal point, or the comma of other countries; that of `approx.3` is a full stop. */
const figures = /(?:(\d+)[ -])?(\d+)\/(\d+)|(?<![\p{L}\d.])\.\d+|\d+(?:\.\d+|,\d{1,2}(?!\d))?/u;
const sizes = new RegExp(`(${figures.source})\\s*([^\\d\\s.]*)`, "gu");

/** 1.5 of '1 1/2'. */
function numberOf(figure: string): number {
  const [, whole, upper, lower] = figures.exec(figure) ?? [];
  return upper === undefined
    ? Number(figure.replace(",", "."))
    : Number(whole ?? 0) + Number(upper) / Number(lower);
}

function largestFeet(text: string): number {
  const plain = text.replace(/ ?([½⅓⅔¼¾])/g, (_sign, half: string) => ` ${signs[half] ?? ""}`);
  let next = { feet: 0, size: 0, start: -1 };
  let largest = 0;
  for (const match of [...plain.matchAll(sizes)].reverse()) {
    const own = unitFeet.find(([unit]) => unit.test(match.at(-1) ?? ""))?.[1];
    const feet = own ?? next.feet;
    const end = match.index + match[0].length;
    const isCompound =
      own === 1 && next.feet === inches && /^[\s.,]*$/.test(plain.slice(end, next.start));
    const size = numberOf(match[1] ?? "") * feet + (isCompound ? next.size : 0);
    next = { feet, size, start: match.index };
    largest = Math.max(largest, size);
  }
  return Number.isFinite(largest) ? Math.round(largest * 100) / 100 : 0;
}

/**
 * The largest size in a text in feet, to two decimals: 1.33 for '6–16 in.', 2.5 for '2 ft 6 in.' A number without a unit
 * of its own has that of the next one; 0 where no unit is found. What brackets say is the same in meters: '6 ft (1.9 m)'.
 */
export const feetOf = (text: string): number =>
  largestFeet(text.replace(/\([^()]*\)/g, " ")) || largestFeet(text);
