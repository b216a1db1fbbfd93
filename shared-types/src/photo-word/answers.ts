import type { InferType } from "yup";
import { list, named, num, oneOf, shape, str } from "../kit/fields";
import { validationErrors } from "../kit/error-answers";
import { speciesKinds } from "../species/codes";

export const photoWordAnswers = named({
  PhotoWords: shape({
    words: list(
      shape({
        word: str,
        /** How many photos have it and not its species as a tag. */
        photos: num,
        /** '' if no book knows it. A word with several lines may be any of them. */
        kind: oneOf(["", ...speciesKinds]),
        nameScientific: str,
        nameCommon: str,
        /** Of the owner's own plant or animal; 0 if there is none. */
        recordId: num,
      }),
    ),
  }),
  /** How many plants and animals were added, and how many photos got tags; of an undo, how many went again. */
  PhotoWordsAccepted: shape({ errors: validationErrors, plants: num, animals: num, photos: num }),
});

export type PhotoWord = InferType<typeof photoWordAnswers.PhotoWords>["words"][number];
export type PhotoWordsAccepted = InferType<typeof photoWordAnswers.PhotoWordsAccepted>;
