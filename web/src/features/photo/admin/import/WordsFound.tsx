import { useState } from "react";
import { wordKey } from "shared-types/photo-word/codes";
import type { OfferedKeyword } from "shared-types/photo/answers";
import { useOwnerCall } from "../../../../lib/owner-swr";
import { usePhotoOptions } from "../photo-reads";
import { PhotoWords } from "../words/PhotoWords";
import { speciesWords } from "../words/word-rows";
import { KeywordOffers } from "./KeywordOffers";

/** The words that came with photos: those that are plants and animals, and the others, to be keywords. */
export function WordsFound({ offers }: { offers: readonly OfferedKeyword[] }) {
  const { data, error } = useOwnerCall("GET /api/photowords");
  const { data: options } = usePhotoOptions();
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  // A word is not offered as a keyword before it is known to be no species.
  if (!data && error === undefined) return null;
  const words = data?.words ?? [];
  const taken = new Set([
    ...speciesWords(words),
    ...accepted.map(wordKey),
    ...[...(options?.Plants ?? []), ...(options?.Animals ?? [])].map(({ Value }) => wordKey(Value)),
  ]);
  return (
    <>
      <PhotoWords
        words={words.filter(({ kind }) => kind !== "")}
        onAccepted={(more) => setAccepted(more.length > 0 ? [...accepted, ...more] : more)}
      />
      <KeywordOffers offers={offers.filter(({ keyword }) => !taken.has(wordKey(keyword)))} />
    </>
  );
}
