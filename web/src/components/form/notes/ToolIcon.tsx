import { LineDrawing } from "../../ui/Icon";

const drawings = {
  bold: "M7.500 5h5.500a3.500 3.500 0 0 1 0 7H7.500zM7.500 12h6.500a3.500 3.500 0 0 1 0 7H7.500z",
  italic: "M10.500 5h6M7.500 19h6M14 5l-4 14",
  h2: "M4 6v12M11.500 6v12M4 12h7.500M15.500 11.500a2.200 2.200 0 1 1 4 1.300L15.500 18h4.300",
  h3: "M4 6v12M11.500 6v12M4 12h7.500M15.500 10h4.200l-2.400 3.200a2.500 2.500 0 1 1-2 4.200",
  h4: "M4 6v12M11.500 6v12M4 12h7.500M19 18v-8l-4 5.500h5.300",
  bullets: "M9.500 6.500H20M9.500 12H20M9.500 17.500H20M4.800 6.500h.1M4.800 12h.1M4.800 17.500h.1",
  numbers:
    "M10 6.500h10M10 12h10M10 17.500h10M4 5l1.300-.6v4.200M3.900 15.300a1.300 1.300 0 1 1 2.300.9L4 19h2.600",
  quote: "M10 7c-3 .5-5 2.500-5 6v4h5v-5H7.200M19 7c-3 .5-5 2.500-5 6v4h5v-5h-2.800",
  link: "M10 14a4 4 0 0 0 5.700 0l3.100-3.100a4 4 0 0 0-5.700-5.700L12 6.300M14 10a4 4 0 0 0-5.700 0l-3.100 3.100a4 4 0 0 0 5.700 5.700L12 17.700",
  unlink:
    "M10 14a4 4 0 0 0 5.700 0l3.100-3.100a4 4 0 0 0-5.700-5.700L12 6.300M14 10a4 4 0 0 0-5.700 0l-3.100 3.100a4 4 0 0 0 5.700 5.700L12 17.700M4 4l16 16",
  undo: "M8.500 5 4 9.500 8.500 14M4 9.500h9.500a5.500 5.500 0 0 1 0 11H9",
  redo: "M15.500 5 20 9.500 15.500 14M20 9.500h-9.500a5.500 5.500 0 0 0 0 11H15",
} as const;

export type ToolIconName = keyof typeof drawings;

/** The icon of a toolbar button; the button has the label. */
export function ToolIcon({ name }: { name: ToolIconName }) {
  return <LineDrawing path={drawings[name]} strokeWidth={name === "bullets" ? 1.8 : 1.7} />;
}
