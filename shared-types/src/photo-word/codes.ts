import { fold } from "../kit/fold";

/** A word in the form in which its spellings agree: `butterflyweed` of Butterfly-weed. */
export const wordKey = (word: string): string => fold(word).replace(/[^\p{L}\p{N}]+/gu, "");

/** Words that one call may accept. */
export const acceptedMax = 2000;

export const photoWordMessages = {
  tooMany: `At most ${acceptedMax} words can be accepted at once.`,
  genus: (name: string) =>
    `“${name}” is a genus or a guess, not a species. Add the species, then tag its photos.`,
  unknown: (name: string) =>
    `No book of names knows “${name}”. Add it as a plant or animal, then tag its photos.`,
  noUndo: "These words were undone already, or others were accepted since.",
} as const;
