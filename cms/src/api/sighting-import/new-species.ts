import type { Core } from "@strapi/strapi";
import { capital } from "shared-types/kit/capital";
import { limits } from "shared-types/kit/limits";
import { joinedOf, nameOfToday } from "shared-types/name/spelling";
import { addRecord } from "../../database/record-store";
import { fold } from "../../database/fold";
import { animalRecords } from "../animal/saving";
import { CsvError } from "../csv/parse";
import { bookFinder } from "../name/books";
import type { BookName } from "../name/find-names";
import { plantRecords } from "../plant/saving";
import { freeKey } from "../species/free-key";
import { shownName } from "./known-changes";
import type { NewSpecies } from "./found-species";
import { readScientificName } from "./scientific-name";
import type { KnownSpecies, SpeciesIndex } from "./species-index";

const records = { plant: plantRecords, animal: animalRecords };

const cut = (text: string) => text.slice(0, limits.text);

/** Whether a line may give a common name only: it has no other, or a column of both. */
const mayBeCommon = ({ nameScientific, nameCommon }: NewSpecies) =>
  nameScientific === "" || nameScientific === nameCommon;

/**
 * What the books know of exactly this scientific name, of today or old, whatever its authors; and its name. What may be a
 * common name is that of the only species called so.
 */
function bookNameOf(one: NewSpecies): { nameScientific: string; book: BookName | undefined } {
  const nameScientific = cut(shownName(one));
  const { species, words } = readScientificName(nameScientific);
  const name = joinedOf(species === "" ? nameScientific : words);
  const called = (by: string) =>
    bookFinder()
      .called(by)
      .filter(({ kind }) => kind === one.kind);
  const book = called(name).find((other) => joinedOf(other.nameScientific) === name);
  if (book || !mayBeCommon(one)) return { nameScientific, book };
  const [only, ...others] = called(nameScientific);
  return only && others.length === 0
    ? { nameScientific: nameOfToday(only), book: only }
    : { nameScientific, book: undefined };
}

/** What a new record can be told besides its names: by the file, and where that is silent, by the books. */
function knownOf(one: NewSpecies, book: BookName | undefined) {
  const family = cut(one.family || (book?.family ?? ""));
  const native = book?.native ?? "";
  if (one.kind === "plant") {
    const { type = "", keystone = null, keystoneSource = "" } = book ?? {};
    return { type, family, native, keystone, keystoneSource };
  }
  const classTax = cut(one.classTax || book?.classTax || (one.groupClass ?? ""));
  return { classTax, order: cut(one.order || (book?.order ?? "")), family, native };
}

/**
 * Adds the species that matches want to be new, internal, by all rules of a save, with what the file and the books of
 * names know of them; answers what each became. A subspecies beside its species is no second record.
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
    const { nameScientific, book } = bookNameOf(one);
    const there = index.find({ ...one, nameScientific });
    if (there) {
      made.set(keyOf(one), there);
      continue;
    }
    const { kind } = one;
    const common = one.nameCommon || (book?.nameCommon ?? "");
    const keyId = freeKey(kind, [one.keyId, common, one.nameScientific], index.keysOf(kind));
    const nameCommon = cut(capital(common) || nameScientific);
    const names = { keyId, nameCommon, nameScientific, nameDisplay: nameCommon, internal: true };
    const saved = await addRecord(strapi, records[kind], { ...names, ...knownOf(one, book) });
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
