/** The design tokens: CSS variables for the public pages, the Chakra system for /cp. */
export interface Pair {
  light: string;
  dark: string;
  /** Where the visitor has chosen a palette of a few colors, as Windows' contrast themes: its own name of them. */
  forced: "Canvas" | "CanvasText" | "LinkText" | "Highlight";
}

/** Paper and ink in light, dusk in dark. Moss is for controls; goldenrod warns, cardinal is for errors. */
export const colors = {
  paper: { light: "#f7f2e6", dark: "#132020", forced: "Canvas" },
  paperRaised: { light: "#fcf9f1", dark: "#192928", forced: "Canvas" },
  paperSunk: { light: "#ece5d2", dark: "#0e1919", forced: "Canvas" },
  ink: { light: "#20231c", dark: "#f0e9d8", forced: "CanvasText" },
  inkSoft: { light: "#464a3e", dark: "#c6c1af", forced: "CanvasText" },
  rule: { light: "#d3c9ae", dark: "#34453f", forced: "CanvasText" },
  ruleStrong: { light: "#807858", dark: "#7d8b7a", forced: "CanvasText" },
  moss: { light: "#33502a", dark: "#b4cf98", forced: "LinkText" },
  mossDeep: { light: "#233a1c", dark: "#cfe3b8", forced: "LinkText" },
  mossWash: { light: "#e2e7cf", dark: "#21352a", forced: "Canvas" },
  onMoss: { light: "#fdfbf4", dark: "#132020", forced: "Canvas" },
  goldenrod: { light: "#6f4b00", dark: "#e6bd62", forced: "CanvasText" },
  goldenrodWash: { light: "#f3e4b8", dark: "#3a3218", forced: "Canvas" },
  cardinal: { light: "#8a1c28", dark: "#f4aaa2", forced: "Highlight" },
  cardinalWash: { light: "#f6ddd6", dark: "#3d2422", forced: "Canvas" },
} as const satisfies Record<string, Pair>;

/** Spacing scale, px. */
export const space = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 24, 6: 32, 7: 48, 8: 64 } as const;

export const shape = {
  radius: "3px",
  radiusLarge: "6px",
  measure: "66ch",
  content: "75rem",
  edge: "clamp(1.125rem, 4vw, 3rem)",
  target: "2.75rem",
  quick: "160ms",
  calm: "240ms",
  ease: "cubic-bezier(0.2, 0.7, 0.2, 1)",
} as const;

/** Font stacks, and the modular scales: base in px and the ratio between steps. */
export const type = {
  serif:
    '"Newsreader", "Newsreader Fallback", "Newsreader Noto", "Newsreader Times", "Newsreader DejaVu", serif',
  sans: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif',
  scale: { phone: { base: 17, ratio: 1.2 }, desk: { base: 18, ratio: 1.25 } },
} as const;
