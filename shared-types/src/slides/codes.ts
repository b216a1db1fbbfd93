/** There is one record of the slides: its history is at this id. */
export const slidesRecordId = 1;

/** How many photos the carousel of the home page shows at most. */
export const slidesMax = 12;

export const slidesMessages = {
  none: "Slides come as a list of photos, which may be empty.",
  tooMany: `The carousel shows at most ${slidesMax} photos.`,
  missing: "There is no record of the slides.",
  same: (n: number, first: number) =>
    `Slide ${n} is the same photo as slide ${first}. Choose another one.`,
  noPhoto: (n: number) => `Slide ${n}: there is no photo with this id.`,
  binned: (n: number) => `Slide ${n}: this photo is in the bin. Restore it first.`,
  hidden: (n: number) =>
    `Slide ${n}: this photo is hidden from visitors. Show it first, or choose another one.`,
} as const;
