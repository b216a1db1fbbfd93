/** A number from 1 to `count`, at random: which quotation a page shows (docs/product.md 2.8). */
export const randomQuoteNumber = (count: number): number =>
  1 + Math.floor(Math.random() * Math.max(1, count));
