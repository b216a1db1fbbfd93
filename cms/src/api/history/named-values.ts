import type { KeptValue } from "shared-types/history/codes";
import { interactionLabels } from "shared-types/interaction/codes";
import type { PhotoTagNotes } from "shared-types/photo/answers";
import type { PlanSheet } from "shared-types/plan/answers";
import type { SlideDraft } from "shared-types/slides/schema";
import { stageLabels } from "shared-types/stage/codes";
import type { Fields } from "./kinds";
import type { Knex } from "../../database/knex";
import { findNames, type Named } from "./query";

const animals: Named = { kind: "animal", table: "animals", column: "name_common" };
const plants: Named = { kind: "plant", table: "plants", column: "name_common" };
const plans: Named = { kind: "plan", table: "plans", column: "title" };
const categories: Named = { kind: "category", table: "categories", column: "cp_option_name" };

/** Fields that contain ids of other records. */
const naming: Partial<Record<string, Named>> = {
  animals,
  animalId: animals,
  plants,
  plantId: plants,
  keywords: { kind: "keyword", table: "keywords", column: "keyword" },
  categories,
  categoryId: categories,
  planId: plans,
  pinnedPlants: plants,
  pinnedAnimals: animals,
  hiddenPlants: plants,
  hiddenAnimals: animals,
};

const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).filter((id) => typeof id === "number");

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** What is on the drawings of a plan, which would be too long in full. */
function contentsOf(sheets: PlanSheet[]): string[] {
  return sheets.map(({ title, beds, plantings }, n) => {
    const name = title || `Drawing ${n + 1}`;
    return `${name} (${counted(beds.length, "bed")}, ${counted(plantings.length, "planting")})`;
  });
}

/** The slides in their order, each with its own caption if it has one. */
const slidesOf = (slides: SlideDraft[]): string[] =>
  slides.map(({ photoId, caption }) => `Photo ${photoId}${caption && `: ${caption}`}`);

/** What is said of a photo's tags, with the names of its plants and animals. */
function linesOfNotes(notes: PhotoTagNotes, called: (field: string, id: number) => string) {
  const { plants: seen, animals: met, interactions } = notes;
  return [
    ...seen.map(({ plantId, stage }) => `${called("plants", plantId)}: ${stageLabels[stage]}`),
    ...met.map(({ animalId, stage }) => `${called("animals", animalId)}: ${stageLabels[stage]}`),
    ...interactions.map(
      ({ animalId, plantId, interaction }) =>
        `${called("animals", animalId)} on ${called("plants", plantId)}: ${interactionLabels[interaction]}`,
    ),
  ];
}

const isGroup = (value: unknown): value is object => typeof value === "object" && value !== null;

/** What is in a group of fields, such as the introductions of all pages: a line for each that is not empty. */
function linesOf(value: unknown): string[] {
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
    if (isGroup(one)) return linesOf(one);
    if (typeof one === "boolean") return [`${name}: ${one ? "yes" : "no"}`];
    return (typeof one === "string" || typeof one === "number") && one ? [`${name}: ${one}`] : [];
  });
}

/** Values of drafts for people: ids of other records become names. */
export async function namedValues(
  knex: Knex,
  drafts: readonly Fields[],
): Promise<(field: string, value: unknown) => KeptValue> {
  const names = new Map<string, Map<number, string>>();
  for (const [field, of] of Object.entries(naming)) {
    const ids = [...new Set(drafts.flatMap((draft) => idsIn(draft[field])))];
    if (of && ids.length > 0) names.set(field, await findNames(knex, of, ids));
  }
  return (field, value) => {
    if (field === "sheets") return contentsOf((value ?? []) as PlanSheet[]);
    if (field === "slides") return slidesOf((value ?? []) as SlideDraft[]);
    const calledIn = (of: string, id: number) => names.get(of)?.get(id) || `No. ${id}`;
    if (field === "tagNotes") return value ? linesOfNotes(value as PhotoTagNotes, calledIn) : [];
    const known = names.get(field);
    const called = (id: number) => calledIn(field, id);
    if (Array.isArray(value))
      return value.some(isGroup) ? value.flatMap(linesOf) : idsIn(value).map(called);
    if (known && typeof value === "number") return value === 0 ? "" : called(value);
    if (isGroup(value)) return linesOf(value);
    return (value ?? null) as KeptValue;
  };
}
