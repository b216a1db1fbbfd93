const unitFeet: [RegExp, number][] = [
  [/^(in\b|inch|["″”])/i, 1 / 12],
  [/^(f(oo|ee)?t\b|['′’])/i, 1],
  [/^cm\b/i, 1 / 30.48],
  [/^m\b/i, 1 / 0.3048],
];

/**
 * The largest size in a text in feet, to two decimals: 1.33 for '6–16 in.'. A number without a unit of its own has that
 * of the next one; 0 where no unit is found.
 */
export function feetOf(text: string): number {
  let feet = 0;
  let largest = 0;
  for (const [, figure = "", rest = ""] of [
    ...text.matchAll(/(\d+(?:\.\d+)?)\s*([^\d\s.]*)/g),
  ].reverse()) {
    feet = unitFeet.find(([unit]) => unit.test(rest))?.[1] ?? feet;
    largest = Math.max(largest, Number(figure) * feet);
  }
  return Math.round(largest * 100) / 100;
}
