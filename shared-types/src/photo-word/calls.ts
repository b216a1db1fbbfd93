import type { Calls } from "../kit/call";
import { photoWordsAcceptSchema, photoWordsUndoSchema } from "./schema";
import { photoWordAnswers } from "./answers";

export const photoWordCalls = {
  photoWords: {
    method: "GET",
    path: "/api/photowords",
    summary:
      "Words of photos’ files that are no tag of theirs yet, with the species that they name.",
    answer: photoWordAnswers.PhotoWords,
  },
  photoWordsAccept: {
    method: "POST",
    path: "/api/photowordsaccept",
    summary: "Makes words species: adds what is missing, tags the photos, and chooses pictures.",
    body: photoWordsAcceptSchema,
    answer: photoWordAnswers.PhotoWordsAccepted,
  },
  photoWordsUndo: {
    method: "POST",
    path: "/api/photowordsundo",
    summary: "Undoes the words that were accepted last, at once.",
    body: photoWordsUndoSchema,
    answer: photoWordAnswers.PhotoWordsAccepted,
  },
} as const satisfies Calls;
