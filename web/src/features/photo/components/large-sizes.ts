/** Width of a photo that fills the screen except for toolbar and caption, for `sizes`. */
export function largeSizes({ width, height }: { width: number; height: number }): string {
  const ratio = (width / height || 1).toFixed(3);
  return `min(100vw, ${width}px, calc((100vh - 9rem) * ${ratio}))`;
}
