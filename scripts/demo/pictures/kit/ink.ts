import { n } from "./path";

export interface Ink {
  fill?: string;
  opacity?: number;
  stroke?: string;
  width?: number;
  /** Any further attributes, as written in SVG. */
  more?: string;
}

/** One path element. Paint opacity, never group opacity: the latter costs a whole layer each time. */
export function path(d: string, ink: Ink): string {
  const o = ink.opacity?.toFixed(3);
  const f = ink.fill ? ` fill="${ink.fill}"${o ? ` fill-opacity="${o}"` : ""}` : ' fill="none"';
  const own = ink.more?.includes("stroke-opacity") === true;
  const s = ink.stroke
    ? ` stroke="${ink.stroke}" stroke-width="${n(ink.width ?? 1)}" stroke-linecap="round" stroke-linejoin="round"${o && !own ? ` stroke-opacity="${o}"` : ""}`
    : "";
  return `<path d="${d}"${f}${s}${ink.more ? ` ${ink.more}` : ""}/>`;
}
