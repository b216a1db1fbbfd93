/** Milliseconds and pixels of animations and gestures (docs/product.md 8.1). */
export const carousel = { intervalMs: 5000, swipeThresholdPx: 40 } as const;

export const gallery = {
  slideMs: 500,
  swipeStartPx: 15,
  verticalClosePx: 100,
  wheelMs: 1000,
  endBounceMs: 400,
} as const;

/** The pager of photo lists: pages around the current one and at each end. */
export const pager = { around: 3, edge: 2 } as const;
