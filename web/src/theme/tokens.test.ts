import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { colors, type Pair } from "./tokens";

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const text: [name: string, ink: Pair, ground: Pair][] = [
  ["ink on paper", colors.ink, colors.paper],
  ["ink on sunk paper", colors.ink, colors.paperSunk],
  ["soft ink on paper", colors.inkSoft, colors.paper],
  ["soft ink on sunk paper", colors.inkSoft, colors.paperSunk],
  ["soft ink on moss wash", colors.inkSoft, colors.mossWash],
  ["moss on paper", colors.moss, colors.paper],
  ["moss on raised paper", colors.moss, colors.paperRaised],
  ["moss on its wash", colors.mossDeep, colors.mossWash],
  ["words on moss", colors.onMoss, colors.moss],
  ["goldenrod on paper", colors.goldenrod, colors.paper],
  ["cardinal on paper", colors.cardinal, colors.paper],
  ["cardinal on its wash", colors.cardinal, colors.cardinalWash],
];

describe.each(["light", "dark"] as const)("%s", (scheme) => {
  test.each(text)("%s is AAA for text", (_, ink, ground) => {
    expect(contrast(ink[scheme], ground[scheme])).toBeGreaterThanOrEqual(7);
  });

  test("borders of fields can be seen", () => {
    expect(contrast(colors.ruleStrong[scheme], colors.paperRaised[scheme])).toBeGreaterThan(3);
  });
});

const source = join(import.meta.dirname, "..");
const used = /var\(--color-([a-z-]+)|\b(?:color|background|borderColor)="([a-zA-Z]+)"/g;
const notTokens = ["transparent"];

test("each color that a style names is a token", () => {
  const tokens = Object.keys(colors).flatMap((name) => [
    name,
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  ]);
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  const unknown = files
    .filter((file) => /\.(css|tsx)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(source, file), "utf8").matchAll(used)].map(
        ([, variable, property]) => ({
          file,
          name: variable ?? property ?? "",
        }),
      ),
    )
    .filter(({ name }) => ![...tokens, ...notTokens].includes(name));
  expect(unknown).toEqual([]);
});
