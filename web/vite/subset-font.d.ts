declare module "subset-font" {
  interface Axis {
    min: number;
    max: number;
    default?: number;
  }
  /** Cuts a font to the characters of `text`; `variationAxes` narrows a variable font's axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2" | "woff" | "sfnt"; variationAxes?: Record<string, Axis> },
  ): Promise<Buffer>;
}
