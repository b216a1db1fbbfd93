/** The width of a slide, for `sizes`; the preload must match. */
export const slideSizes = "(min-width: 81rem) 75rem, 100vw";
