import { useState } from "react";
import { useStore } from "zustand";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { errorTexts, whyNotDone } from "../../../../components/form/errors";
import { countOf } from "../../../../lib/format";
import { listOf } from "../../../../lib/panel-format";
import { ownerSave } from "../../../../lib/owner-calls";
import { isMadeHere } from "../../../../components/panel/species-creators";
import type { InternalSpecies } from "./describe-reads";
import type { Describer } from "./describer";

/** The plants and animals on these photos whose pages visitors do not see, and the offer to show them. */
export interface InternalPages {
  /** '' for none. */
  names: string;
  isWanted: boolean;
  setWanted: (isWanted: boolean) => void;
  /** Shows them if that is wanted and the photos were saved. Never rejects: `fault` says why not. */
  show: () => Promise<void>;
  notice: string;
  fault: string;
}

/** Named one by one; of more, how many they are. */
const mostNamed = 4;

const changes = {
  plant: (ids: number[]) => ownerSave("POST /api/plantschange", { body: { ids, internal: false } }),
  animal: (ids: number[]) =>
    ownerSave("POST /api/animalschange", { body: { ids, internal: false } }),
};

async function showAll(species: readonly InternalSpecies[]): Promise<ValidationErrors> {
  for (const kind of ["plant", "animal"] as const) {
    const ids = species.filter((one) => one.kind === kind).map(({ id }) => id);
    const errors = ids.length > 0 ? await changes[kind](ids).catch(whyNotDone) : [];
    if (errors.length > 0) return errors;
  }
  return [];
}

/**
 * Offers to show the internal plants and animals on these photos: by itself those that were made while tagging, while one
 * that the owner keeps internal for another reason waits for a tick.
 */
export function useInternalPages(
  { store }: Describer,
  internal: readonly InternalSpecies[],
): InternalPages {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [notice, setNotice] = useState("");
  const [fault, setFault] = useState("");
  const mayShow = useStore(store, ({ entries, summary }) => {
    const waits = [...entries.values()].some(({ base }) => base.visibility === "waiting");
    return summary.shows || !waits;
  });
  // Of one type for the store: a new list would draw the bar again with every letter.
  const keys = useStore(store, ({ entries }) => {
    const drafts = [...entries.values()].map(({ draft }) => draft);
    const isOn = ({ kind, id }: InternalSpecies) =>
      drafts.some(({ plants, animals }) => (kind === "plant" ? plants : animals).includes(id));
    return internal.flatMap((one, n) => (isOn(one) ? n : [])).join();
  });
  const species = keys === "" ? [] : keys.split(",").flatMap((n) => internal[Number(n)] ?? []);
  const names = species.map(({ name }) => name);
  const isWanted = chosen ?? species.every(({ kind, id }) => isMadeHere(kind, id));

  return {
    names: mayShow ? listOf(names, mostNamed) : "",
    isWanted,
    setWanted: setChosen,
    notice,
    fault,
    async show() {
      const { summary } = store.getState();
      setNotice("");
      setFault("");
      if (!mayShow || !isWanted || species.length === 0 || summary.fault !== "") return;
      const errors = await showAll(species);
      setFault(errorTexts(errors).join(" "));
      if (errors.length > 0) return;
      setChosen(null);
      setNotice(`${countOf(species.length, "new page is", "new pages are")} shown.`);
    },
  };
}
