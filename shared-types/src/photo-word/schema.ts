import { array, type InferType } from "yup";
import { closed } from "../kit/closed";
import { code, oneOf } from "../kit/filter";
import { limits } from "../kit/limits";
import { requiredText, text } from "../kit/text";
import { speciesKinds } from "../species/codes";
import { acceptedMax, photoWordMessages } from "./codes";

/** POST /api/photowordsaccept: without a kind a word names no species, which is remembered. */
export const photoWordsAcceptSchema = closed({
  accept: array()
    .of(
      closed({
        word: requiredText("Word", limits.keyword, "Please say which word."),
        kind: code(speciesKinds),
        nameScientific: text("Name Scientific", limits.text),
      }),
    )
    .max(acceptedMax, photoWordMessages.tooMany)
    .required(),
  visibility: oneOf(["public", "internal"], "public"),
}).meta({ id: "PhotoWordsAccept" });

/** POST /api/photowordsundo: the words that were accepted at once. */
export const photoWordsUndoSchema = closed({
  words: array()
    .of(requiredText("Word", limits.keyword, "Please say which word."))
    .max(acceptedMax, photoWordMessages.tooMany)
    .required(),
}).meta({ id: "PhotoWordsUndo" });

export type PhotoWordsAccept = InferType<typeof photoWordsAcceptSchema>;
export type PhotoWordsUndo = InferType<typeof photoWordsUndoSchema>;
export type AcceptedWord = PhotoWordsAccept["accept"][number];
