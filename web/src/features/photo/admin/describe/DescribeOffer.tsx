import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import type { PhotoOptions } from "shared-types/photo/answers";
import { differing } from "../../../../components/form/draft-fields";
import { DraftOffer } from "../../../../components/form/DraftOffer";
import { storedWords } from "../../../../components/form/stored-words";
import { useFlush } from "../../../../components/form/use-flush";
import { fieldLabel, valueWords } from "../../../../components/history/field-words";
import { countOf } from "../../../../lib/format";
import { useSite } from "../../../../lib/settings";
import { tagFields } from "../TagFields";
import {
  createDescribeDrafts,
  openOffers,
  type DescribeDrafts,
  type PhotoOffer,
} from "./describe-drafts";
import type { Describer } from "./describer";

/** The drafts of the screen; they live as long as its describer. */
export function useDescribeDrafts(describer: Describer): DescribeDrafts {
  const drafts = useMemo(() => createDescribeDrafts(describer), [describer]);
  useFlush(drafts.flush);
  return drafts;
}

interface DescribeOfferProps {
  describer: Describer;
  drafts: DescribeDrafts;
  options: PhotoOptions;
}

/** Photos named one by one; of the others, how many they are. */
const mostNamed = 8;

/** What was typed about these photos in an earlier visit. */
export function DescribeOffer({ describer, drafts, options }: DescribeOfferProps) {
  const { timeZone } = useSite().settings;
  const offers = useStore(drafts.offered, (now) => now.offers);
  useEffect(() => drafts.open(), [drafts]);
  useStore(describer.store, ({ entries }) => (offers.length > 0 ? entries : null));
  const open = openOffers(offers, describer);
  if (open.length === 0) return null;

  const wordsOf = ({ photoId, draft }: PhotoOffer) =>
    differing(draft, describer.entry(photoId).draft)
      .map((field) => {
        const tags = tagFields.find(({ name }) => name === field);
        const known = { tags: tags && options[tags.label], timeZone };
        const typed = draft.typed[field];
        const words =
          field === "visibility"
            ? valueWords("photo", field, String(typed), timeZone)
            : storedWords(typed, known);
        return `${fieldLabel(field)}: ${words}`;
      })
      .join("; ");
  const more = open.length - mostNamed;
  return (
    <DraftOffer
      at={Math.max(...open.map(({ draft }) => draft.at))}
      onRestore={() => drafts.restore(open)}
      onDiscard={() => drafts.discard(open)}
    >
      {open.slice(0, mostNamed).map((offer) => (
        <li key={offer.photoId}>
          <b>No. {offer.photoId}</b> – {wordsOf(offer)}
        </li>
      ))}
      {more > 0 && <li>and {countOf(more, "more photo", "more photos")}</li>}
    </DraftOffer>
  );
}
