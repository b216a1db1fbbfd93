import type { Calls } from "../kit/call";

export const photoWordCalls = {
  photoWords: {
    method: "GET",
    path: "/api/photowords",
    summary:
      "Words of photos’ files that are no tag of theirs yet, with the species that they name.",
    answer: "PhotoWords",
  },
  photoWordsAccept: {
    method: "POST",
    path: "/api/photowordsaccept",
    summary: "Makes words species: adds what is missing, tags the photos, and chooses pictures.",
    body: "PhotoWordsAccept",
    answer: "PhotoWordsAccepted",
  },
  photoWordsUndo: {
    method: "POST",
    path: "/api/photowordsundo",
    summary: "Undoes the words that were accepted last, at once.",
    body: "PhotoWordsUndo",
    answer: "PhotoWordsAccepted",
  },
} as const satisfies Calls;
