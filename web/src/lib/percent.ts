/** A place on a drawing as people read it: 0.1234 of its width is 12.34 percent. */
export const percentOf = (place: number): number => Math.round(place * 10_000) / 100;
