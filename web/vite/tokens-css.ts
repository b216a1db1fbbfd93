import { colors, shape, space, type, type Pair } from "../src/theme/tokens.ts";

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const lines = (entries: [string, string][]) =>
  entries.map(([name, value]) => `  --${name}: ${value};`).join("\n");

function scale(base: number, ratio: number): [string, string][] {
  const steps = [-1, 0, 1, 2, 3, 4];
  return steps.map((step) => {
    const rem = (base * ratio ** step) / 16;
    return [`step-${step < 0 ? `minus-${-step}` : step}`, `${rem.toFixed(4)}rem`];
  });
}

function palette(scheme: keyof Pair): [string, string][] {
  return Object.entries(colors).map(([name, pair]) => [`color-${kebab(name)}`, pair[scheme]]);
}

/** The theme's tokens as CSS custom properties: light, dark or forced colors as the system has them, two type scales. */
export function tokensCss(): string {
  const fixed: [string, string][] = [
    ...Object.entries(space).map(([n, px]): [string, string] => [`space-${n}`, `${px / 16}rem`]),
    ...Object.entries(shape).map(([n, v]): [string, string] => [kebab(n), v]),
    ["font-serif", type.serif],
    ["font-sans", type.sans],
  ];
  const { phone, desk } = type.scale;
  return `:root {
  color-scheme: light dark;
${lines([...fixed, ...palette("light"), ...scale(phone.base, phone.ratio)])}
}
@media (prefers-color-scheme: dark) {
:root {
${lines(palette("dark"))}
}
}
@media (forced-colors: active) {
:root {
${lines(palette("forced"))}
}
}
@media (min-width: 48em) {
:root {
${lines(scale(desk.base, desk.ratio))}
}
}
`;
}
