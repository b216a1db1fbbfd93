import type { KeptKind } from "shared-types/history/codes";
import { from, whereIds, type Knex, type Row } from "../../database/knex";
import { idOf, numberOf } from "../../database/row";
import { fingerprintOf, refTo, targetOf } from "./fingerprint";
import { historyKindOf } from "../history/kinds";

/** A record that refers to another, both as `plant:12`. */
export interface Reference {
  by: { kind: KeptKind; id: number };
  to: string;
}

interface JoinTable {
  table: string;
  by: [kind: KeptKind, column: string];
  to: [kind: KeptKind, column: string];
}

const species = ["plant", "animal"] as const;

const joinTables: JoinTable[] = [
  ...(["plant", "animal", "category", "keyword"] as const).map((kind): JoinTable => {
    const table = `photos_${kind === "category" ? "categories" : `${kind}s`}_lnk`;
    return { table, by: ["photo", "photo_id"], to: [kind, `${kind}_id`] };
  }),
  ...species.flatMap((kind): JoinTable[] => [
    ...["thumb", "banner"].map((picture): JoinTable => {
      const table = `${kind}s_${picture}_lnk`;
      return { table, by: [kind, `${kind}_id`], to: ["photo", "photo_id"] };
    }),
    { table: `links_${kind}s_lnk`, by: ["link", "link_id"], to: [kind, `${kind}_id`] },
  ]),
  {
    table: "resources_category_lnk",
    by: ["resource", "resource_id"],
    to: ["category", "category_id"],
  },
];

const joined = async (knex: Knex, { table, by, to }: JoinTable, ids: number[]) => {
  const columns = { by: `${table}.${by[1]}`, to: `${table}.${to[1]}` };
  const query = from(knex, table).select(columns);
  whereIds(knex, query, `${table}.${to[1]}`, ids);
  // What is in the bin holds nothing.
  if (by[0] === "photo")
    void query.join("photos", "photos.id", `${table}.photo_id`).whereNull("photos.date_deleted");
  const rows: Row[] = await query;
  return rows.map((row): Reference => ({
    by: { kind: by[0], id: numberOf(row["by"]) },
    to: refTo(to[0], numberOf(row["to"])),
  }));
};

const idsIn = async (knex: Knex, table: string) => (await from(knex, table).select("id")).map(idOf);

/** What plans and viewpoints name in their JSON. */
async function namedInPlans(knex: Knex): Promise<Reference[]> {
  const found: Reference[] = [];
  for (const id of await idsIn(knex, "plans")) {
    const plan = await historyKindOf("plan").record.stored(knex, id);
    if (!plan) continue;
    const by = { kind: "plan", id } as const;
    const plants = fingerprintOf("plan", plan).refs.map(targetOf);
    const drawings = (plan as { sheets: { photoId: number }[] }).sheets.map(({ photoId }) =>
      refTo("photo", photoId),
    );
    for (const to of new Set([...plants, ...drawings])) found.push({ by, to });
  }
  for (const id of await idsIn(knex, "viewpoints")) {
    const viewpoint = await historyKindOf("viewpoint").record.stored(knex, id);
    if (!viewpoint) continue;
    const { planId, photoIds } = viewpoint as { planId: number; photoIds: number[] };
    const by = { kind: "viewpoint", id } as const;
    found.push({ by, to: refTo("plan", planId) });
    for (const photoId of photoIds) found.push({ by, to: refTo("photo", photoId) });
  }
  return found;
}

/** What sightings and associations name. */
async function namedInRecords(knex: Knex): Promise<Reference[]> {
  const found: Reference[] = [];
  for (const kind of ["sighting", "association"] as const)
    for (const id of await idsIn(knex, `${kind}s`)) {
      const draft = await historyKindOf(kind).record.stored(knex, id);
      if (!draft) continue;
      const refs = fingerprintOf(kind, draft).refs;
      found.push(...refs.map((to) => ({ by: { kind, id }, to })));
    }
  return found;
}

/** Everything that refers to records of these ids. */
export async function findReferences(
  knex: Knex,
  idsOf: (kind: KeptKind) => number[],
): Promise<Reference[]> {
  const found: Reference[] = [];
  for (const table of joinTables) found.push(...(await joined(knex, table, idsOf(table.to[0]))));
  return [...found, ...(await namedInPlans(knex)), ...(await namedInRecords(knex))];
}
