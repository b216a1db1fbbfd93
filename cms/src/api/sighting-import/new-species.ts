import type { Core } from "@strapi/strapi";
import { limits } from "shared-types/kit/limits";
import { addRecord } from "../../database/record-store";
import { fold } from "../../database/fold";
import { animalRecords } from "../animal/saving";
import { CsvError } from "../csv/parse";
import { plantRecords } from "../plant/saving";
import { freeKey } from "../species/free-key";
import { shownName } from "./known-changes";
import type { NewSpecies } from "./found-species";
import { readScientificName } from "./scientific-name";
import type { KnownSpecies, SpeciesIndex } from "./species-index";

const records = { plant: plantRecords, animal: animalRecords };

const cut = (text: string) => text.slice(0, limits.text);

/**
 * Adds the species that matches want to be new, internal, by all rules of a save; answers what each became. A
 * subspecies beside its species is no second record.
 */
export async function addNewSpecies(
  strapi: Core.Strapi,
  index: SpeciesIndex,
  wanted: readonly NewSpecies[],
): Promise<(one: NewSpecies) => KnownSpecies> {
  const made = new Map<string, KnownSpecies>();
  const keyOf = (one: NewSpecies) => `${one.kind} ${fold(shownName(one))}`;
  const wordCount = (one: NewSpecies) => readScientificName(shownName(one)).full.split(" ").length;
  const distinct = [...new Map(wanted.map((one) => [keyOf(one), one])).values()];
  for (const one of distinct.sort((a, b) => wordCount(a) - wordCount(b))) {
    const nameScientific = cut(shownName(one));
    const there = index.find({ ...one, nameScientific });
    if (there) {
      made.set(keyOf(one), there);
      continue;
    }
    const { kind, order, family } = one;
    const classTax = one.classTax || (one.groupClass ?? "");
    const keyId = freeKey(
      kind,
      [one.keyId, one.nameCommon, one.nameScientific],
      index.keysOf(kind),
    );
    const nameCommon = cut(one.nameCommon || nameScientific);
    const names = { keyId, nameCommon, nameScientific, nameDisplay: nameCommon, internal: true };
    const taxa =
      kind === "animal" ? { classTax: cut(classTax), order: cut(order), family: cut(family) } : {};
    const saved = await addRecord(strapi, records[kind], { ...names, ...taxa });
    if ("fault" in saved) throw new CsvError(saved.fault.errorMessage);
    const { id } = saved;
    const added: KnownSpecies = { kind, id, keyId, nameCommon, nameScientific, aka: "" };
    index.add(added);
    made.set(keyOf(one), added);
  }
  return (one) => {
    const found = made.get(keyOf(one));
    if (!found) throw new Error(`${shownName(one)} was not added.`);
    return found;
  };
}
