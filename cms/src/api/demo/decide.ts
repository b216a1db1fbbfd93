import type { DemoKept } from "shared-types/demo/answers";
import { demoMessages } from "shared-types/demo/codes";
import type { KeptKind } from "shared-types/history/codes";
import type { KeptRecord } from "shared-types/history/schema";
import type { Knex } from "../../database/knex";
import { historyKindOf, nameOf } from "../history/kinds";
import { readSiteDraft } from "../site-record/query";
import { readSlidesDraft } from "../slides/query";
import { recordsOf, type Brought, type DemoKind } from "./brought";
import { fingerprintOf, hasChanged, refTo, targetOf, type Fingerprint } from "./fingerprint";
import { findReferences, type Reference } from "./references";
import { hashFields, pictureRefs } from "./site-fields";
import { pageOf } from "./unlink";

/** What is to become of the demo garden. */
export interface Decision {
  going: { kind: DemoKind; id: number; page: string }[];
  /** Of what the demo brought, records that were deleted already: they may be in the bin. */
  deleted: { kind: DemoKind; id: number }[];
  kept: DemoKept[];
  /** Fields of the site record that become empty. */
  fields: string[];
  /** Photos that are slides, and go. */
  slides: number[];
}

interface Found {
  kind: DemoKind;
  id: number;
  ref: string;
  noted: Fingerprint;
  draft: object | null;
}

async function read(knex: Knex, brought: Brought): Promise<Found[]> {
  const found: Found[] = [];
  for (const { kind, id, noted } of recordsOf(brought)) {
    const draft = await historyKindOf(kind).record.stored(knex, id);
    found.push({ kind, id, ref: refTo(kind, id), noted, draft });
  }
  return found;
}

/** The references that hold a record: those by records that stay, unless the demo itself made them. */
function holding(references: Reference[], goes: Set<string>, found: Map<string, Found>) {
  const held = new Map<string, Reference["by"][]>();
  for (const { by, to } of references) {
    const ref = refTo(by.kind, by.id);
    if (!goes.has(to) || goes.has(ref)) continue;
    if (found.get(ref)?.noted.refs.some((own) => targetOf(own) === to)) continue;
    held.set(to, [...(held.get(to) ?? []), by]);
  }
  return held;
}

/**
 * Decides what of the demo garden goes: what the owner has not changed, unless something of his own refers to it.
 * `letGo`: records that go although they would stay.
 */
export async function decide(
  knex: Knex,
  brought: Brought,
  letGo: readonly KeptRecord[],
): Promise<Decision> {
  const found = await read(knex, brought);
  const byRef = new Map(found.map((one) => [one.ref, one]));
  const isThere = (ref: string) => Boolean(byRef.get(ref)?.draft);
  const isLetGo = new Set(letGo.map(({ kind, id }) => refTo(kind, id)));
  const there = found.filter(({ draft }) => draft !== null);
  const kept: DemoKept[] = [];
  const keep = ({ kind, id, draft }: Found, reason: string) =>
    kept.push({ kind, id, name: nameOf(historyKindOf(kind), draft ?? {}), reason });

  const goes = new Set<string>();
  for (const one of there) {
    const isChanged = hasChanged(fingerprintOf(one.kind, one.draft ?? {}), one.noted, isThere);
    if (!isChanged || isLetGo.has(one.ref)) goes.add(one.ref);
    else keep(one, demoMessages.changed);
  }

  const site = await readSiteDraft(knex);
  const slides = (await readSlidesDraft(knex)).slides.map(({ photoId }) => photoId);
  const hashes = hashFields(site);
  const fields = Object.keys(brought.site).filter((path) => hashes[path] === brought.site[path]);
  const idsOf = (kind: KeptKind) => there.filter((one) => one.kind === kind).map(({ id }) => id);
  const references = [
    ...(await findReferences(knex, idsOf)),
    ...pictureRefs(site)
      .filter(([path]) => !fields.includes(path))
      .map(([, to]): Reference => ({ by: { kind: "site", id: 0 }, to })),
    ...slides
      .filter((id) => !brought.slides.includes(id))
      .map((id): Reference => ({ by: { kind: "slides", id: 0 }, to: refTo("photo", id) })),
  ];
  const keepHeld = async () => {
    for (const [ref, by] of holding(references, goes, byRef)) {
      const one = byRef.get(ref);
      if (!one || isLetGo.has(ref)) continue;
      goes.delete(ref);
      keep(one, await reasonOf(knex, by));
    }
  };
  await keepHeld();
  // Again: a plan that stays holds its drawings.
  await keepHeld();
  const isGoing = ({ ref }: Found) => goes.has(ref);
  return {
    going: there
      .filter(isGoing)
      .map(({ kind, id, draft }) => ({ kind, id, page: pageOf(kind, id, draft ?? {}) })),
    deleted: found.filter(({ draft }) => draft === null),
    kept,
    fields,
    slides: slides.filter((id) => {
      const ref = refTo("photo", id);
      return goes.has(ref) || byRef.get(ref)?.draft === null;
    }),
  };
}

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
async function reasonOf(knex: Knex, by: Reference["by"][]): Promise<string> {
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
