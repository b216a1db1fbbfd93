declare module "subset-font" {
  interface Axis {
    min: number;
    max: number;
    default?: number;
  }
  interface Cut {
    targetFormat: "woff2" | "woff" | "sfnt";
    /** Narrows a variable font's axes. */
    variationAxes?: Record<string, Axis>;
    /** OpenType features; all unless given. */
    keepFeatures?: string[];
    dropTables?: string[];
    noHinting?: boolean;
  }
  /** Cuts a font to the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, cut: Cut): Promise<Buffer>;
}
