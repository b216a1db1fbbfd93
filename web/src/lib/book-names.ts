import { useEffect, useState } from "react";
import { nameLimits } from "shared-types/name/codes";
import type { FoundName } from "shared-types/name/answers";
import { joinedOf, wordsOf } from "shared-types/name/spelling";
import type { SpeciesKind } from "shared-types/species/codes";
import { ownerRead } from "./owner-calls";
import { useOwnerRead } from "./owner-swr";

/** As long as one takes between two letters. */
const pauseMs = 120;

const holds = (typed: string) => (name: string) => joinedOf(name).includes(joinedOf(typed));

/** Whether a species that was found for another text has each word of what is typed by now. */
const stillFits = (typed: string) => (found: FoundName) => {
  const names = [found.nameScientific, found.nameCommon, ...found.names].map(joinedOf);
  return wordsOf(typed).every((word) => names.some((name) => name.includes(word)));
};

/**
 * What the site and its books of names call like what is typed, the owner's own records first; nothing below three letters, or
 * while `kind` is null. A list that fails to load is no reason not to type on.
 */
export function useBookNames(typed: string, kind: SpeciesKind | "" | null): readonly FoundName[] {
  const term = typed.trim();
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(term), pauseMs);
    return () => clearTimeout(timer);
  }, [term]);
  const isAsked = kind !== null && asked.length >= nameLimits.letters;
  const { data } = useOwnerRead(
    isAsked ? `names/${kind}/${asked}` : null,
    async () => ({
      answered: asked,
      found: await ownerRead("GET /api/names", { query: { q: asked, kind: kind ?? "" } }),
    }),
    { keepsPrevious: true },
  );
  if (!data || !isAsked || term.length < nameLimits.letters) return [];
  return data.answered === term ? data.found : data.found.filter(stillFits(term));
}

/** What stands beside a name that was found: 'Aster novae-angliae is now Symphyotrichum novae-angliae'. */
export const besideName = ({ nameScientific, accepted }: FoundName): string =>
  accepted === "" ? nameScientific : `${nameScientific} is now ${accepted}`;

/** The other name of a species that has what was typed, where those that are shown do not: 'robin moth' of Cecropia moth. */
export const alsoCalled = (
  { nameScientific, nameCommon, accepted, names }: FoundName,
  typed: string,
): string =>
  [nameScientific, nameCommon, accepted].some(holds(typed)) ? "" : (names.find(holds(typed)) ?? "");
