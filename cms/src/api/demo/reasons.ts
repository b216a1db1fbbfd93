import type { KeptKind } from "shared-types/history/codes";
import type { Knex } from "../../database/knex";
import { historyKindOf, nameOf } from "../history/kinds";
import type { Reference } from "./references";

/** How a record refers to another one. */
const words: Record<
  Exclude<KeptKind, "site" | "slides">,
  { noun: string; nouns: string; has: string; have: string }
> = {
  photo: { noun: "photo", nouns: "photos", has: "is tagged with it", have: "are tagged with it" },
  plant: {
    noun: "plant",
    nouns: "plants",
    has: "has it as its picture",
    have: "have it as a picture",
  },
  animal: {
    noun: "animal",
    nouns: "animals",
    has: "has it as its picture",
    have: "have it as a picture",
  },
  link: { noun: "link", nouns: "links", has: "is on its page", have: "are on its page" },
  resource: { noun: "resource", nouns: "resources", has: "belongs to it", have: "belong to it" },
  plan: { noun: "plan", nouns: "plans", has: "shows it", have: "show it" },
  viewpoint: { noun: "viewpoint", nouns: "viewpoints", has: "uses it", have: "use it" },
  sighting: { noun: "sighting", nouns: "sightings", has: "names it", have: "name it" },
  association: {
    noun: "association",
    nouns: "associations",
    has: "names it",
    have: "name it",
  },
  keyword: { noun: "keyword", nouns: "keywords", has: "uses it", have: "use it" },
  category: { noun: "category", nouns: "categories", has: "uses it", have: "use it" },
  quote: { noun: "quotation", nouns: "quotations", has: "uses it", have: "use it" },
};

const nameLength = 60;
const short = (name: string) =>
  name.length > nameLength ? `${name.slice(0, nameLength).trimEnd()}…` : name;

/** Why a record stays, from what refers to it. */
export async function reasonOf(knex: Knex, by: Reference["by"][]): Promise<string> {
  const [first] = by;
  if (first?.kind === "slides") return "It is one of your slides.";
  if (!first || first.kind === "site") return "Your site shows it.";
  const { kind, id } = first;
  const { noun, nouns, has, have } = words[kind];
  const count = new Set(by.filter((one) => one.kind === kind).map((one) => one.id)).size;
  if (count > 1) return `${count} of your ${nouns} ${have}.`;
  const kept = historyKindOf(kind);
  const draft = await kept.record.stored(knex, id);
  return `Your ${noun} “${short(nameOf(kept, draft ?? {}))}” ${has}.`;
}
