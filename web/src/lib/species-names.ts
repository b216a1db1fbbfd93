import { animalFilterDefault } from "shared-types/animal/fields";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { fold } from "shared-types/kit/fold";
import { searchTermMax } from "shared-types/kit/list";
import { plantFilterDefault } from "shared-types/plant/fields";
import type { SpeciesKind } from "shared-types/species/codes";
import { KnownNames, sharedNameNotice, type TwoNames } from "shared-types/species/same-names";
import type { SaveAs } from "./api-client";
import { ApiError } from "./errors";
import { ownerRead } from "./owner-calls";

/** A plant or animal by all its names, internal ones too. */
interface NamedSpecies extends TwoNames {
  id: number;
  /** Other names, separated by commas. */
  aka: string;
}

/** What it is found by besides its common name. */
export const otherNamesOf = ({
  nameScientific,
  aka,
}: Pick<NamedSpecies, "nameScientific" | "aka">): string[] =>
  [nameScientific, ...aka.split(",")].map((name) => name.trim()).filter(Boolean);

/** What of a list is read: all, or what has a term in a column. */
interface Search {
  searchColumn?: "com" | "sci";
  searchTerm?: string;
}

/** Plants or animals by their names. @throws ApiError */
const read: Record<SpeciesKind, (search: Search) => Promise<NamedSpecies[]>> = {
  plant: async (search) =>
    (await ownerRead("POST /api/flora", { body: { ...plantFilterDefault, ...search } })).map(
      ({ plantId: id, nameCommon, nameScientific, aka }) => ({
        ...{ id, nameCommon, nameScientific, aka },
      }),
    ),
  animal: async (search) =>
    (await ownerRead("POST /api/fauna", { body: { ...animalFilterDefault, ...search } })).map(
      ({ animalId: id, nameCommon, nameScientific, aka }) => ({
        ...{ id, nameCommon, nameScientific, aka },
      }),
    ),
};

/** All plants, or all animals. @throws ApiError */
export const readSpeciesNames: Record<SpeciesKind, () => Promise<NamedSpecies[]>> = {
  plant: () => read.plant({}),
  animal: () => read.animal({}),
};

/** Those with one of two names somewhere in theirs: all that can share one are among them. @throws ApiError */
async function readWith(kind: SpeciesKind, names: TwoNames): Promise<NamedSpecies[]> {
  const terms = { com: names.nameCommon, sci: names.nameScientific };
  const found = await Promise.all(
    (["com", "sci"] as const)
      .filter((column) => terms[column].trim() !== "")
      .map((searchColumn) =>
        read[kind]({ searchColumn, searchTerm: terms[searchColumn].slice(0, searchTermMax) }),
      ),
  );
  return [...new Map(found.flat().map((one) => [one.id, one])).values()];
}

/** The record that a book of names knows by this scientific name as well, if there is one. @throws ApiError */
async function findBySynonym(kind: SpeciesKind, nameScientific: string): Promise<NamedSpecies[]> {
  if (nameScientific.trim() === "") return [];
  const q = nameScientific.slice(0, searchTermMax);
  const isMeant = (name: string) => fold(name) === fold(nameScientific);
  return (await ownerRead("GET /api/names", { query: { q, kind } }))
    .filter(({ recordId, names }) => recordId > 0 && names.some(isMeant))
    .map(({ recordId, names, ...own }) => ({ ...own, id: recordId, aka: names.join(", ") }));
}

/** Names that the owner was asked about; whoever saves them again means it. */
const asked = new Set<string>();

/**
 * What to ask before a record gets a name that another one has, once for the same names; null when there is nothing to
 * ask. `id`: 0 for a new record. The list failing to load is no reason not to save.
 * @throws ApiError 401 when the owner is not signed in
 */
export async function askOfSharedName(
  kind: SpeciesKind,
  id: number,
  { nameCommon, nameScientific }: TwoNames,
): Promise<ValidationErrors[number] | null> {
  const key = JSON.stringify([kind, id, nameCommon, nameScientific]);
  if (asked.has(key)) return null;
  const names = { nameCommon, nameScientific };
  const [called, synonyms] = await Promise.all([
    readWith(kind, names),
    findBySynonym(kind, nameScientific),
  ]).catch((error: unknown) => {
    // Whoever did not sign in again was asked once, and need not be for the save too.
    if (error instanceof ApiError && error.status === 401) throw error;
    return [[], []];
  });
  const known = [
    ...called,
    ...synonyms.filter(({ id: other }) => called.every((one) => one.id !== other)),
  ];
  const before = known.find((one) => one.id === id) ?? null;
  const synonymOf = new Map(
    synonyms.map((one) => [fold(one.nameScientific), fold(nameScientific)]),
  );
  const speciesOf = (name: string) => synonymOf.get(fold(name)) ?? fold(name);
  const shared = new KnownNames(known, speciesOf).sharedBy(names, before);
  if (!shared) return null;
  asked.add(key);
  const errorMessage = `${sharedNameNotice(kind, shared)} To save this one as well, press the button again.`;
  return { fieldId: shared.field, errorMessage };
}

/** The `save` of a form of plants or animals that asks first when a name is another record's. */
export const askingOfNames =
  <Draft extends TwoNames>(
    kind: SpeciesKind,
    idOf: (draft: Draft) => number,
    save: (draft: Draft, as?: SaveAs) => Promise<ValidationErrors>,
  ) =>
  async (draft: Draft, as?: SaveAs): Promise<ValidationErrors> => {
    // Sent again because the answer was lost, it may share its names with itself.
    const sent = JSON.stringify([as, draft.nameCommon, draft.nameScientific]);
    const question = asked.has(sent) ? null : await askOfSharedName(kind, idOf(draft), draft);
    if (question) return [question];
    if (as?.idempotencyKey) asked.add(sent);
    return save(draft, as);
  };
