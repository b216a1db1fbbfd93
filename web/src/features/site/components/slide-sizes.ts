/** How wide a slide is shown; the head's preload must say the same. */
export const slideSizes = "(min-width: 81rem) 75rem, 100vw";
