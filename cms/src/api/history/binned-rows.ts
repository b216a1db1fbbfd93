import type { Core } from "@strapi/strapi";
import type { KeptKind } from "shared-types/history/codes";
import type { KeptRecord } from "shared-types/history/schema";
import { insertRecords } from "../../database/defaults";
import { fold } from "../../database/fold";
import { from, type Knex, type Row } from "../../database/knex";
import { isFolded } from "../../database/refold";
import { numberOf, textOf } from "../../database/row";
import { tagKinds, type TagKind } from "../../database/tag-kinds";
import type { HistoryKind } from "./kinds";

/** A join table between records of one kind and others. */
interface JoinTable {
  table: string;
  own: string;
  other: string;
  /** The connected table, and its kind if such records can be in the bin. */
  otherTable: string;
  otherKind: KeptKind | null;
}

const joinTable = (
  table: string,
  own: string,
  other: string,
  otherTable: string,
  otherKind: KeptKind | null = null,
): JoinTable => ({ table, own, other, otherTable, otherKind });

const photos = (kind: TagKind) =>
  joinTable(tagKinds[kind].join, tagKinds[kind].id, "photo_id", "photos");

type Species = "plant" | "animal";

const pictureOf = (species: Species, picture: "thumb" | "banner") =>
  joinTable(`${species}s_${picture}_lnk`, `${species}_id`, "photo_id", "photos");

const linksOf = (species: Species) =>
  joinTable(`links_${species}s_lnk`, `${species}_id`, "link_id", "links", "link");

const speciesOfLink = (species: Species) =>
  joinTable(`links_${species}s_lnk`, "link_id", `${species}_id`, `${species}s`, species);

const species = (kind: Species): JoinTable[] => [
  photos(`${kind}s`),
  linksOf(kind),
  pictureOf(kind, "thumb"),
  pictureOf(kind, "banner"),
];

/** The join tables of each kind, whose rows go into the bin with a record. */
const joinTables: Record<KeptKind, JoinTable[]> = {
  plant: species("plant"),
  animal: species("animal"),
  resource: [
    joinTable("resources_category_lnk", "resource_id", "category_id", "categories", "category"),
  ],
  link: [speciesOfLink("plant"), speciesOfLink("animal")],
  keyword: [photos("keywords")],
  category: [photos("categories")],
  quote: [],
  // A plan is one row; the plants and photos that it names are ids in it (docs/decisions/052).
  plan: [],
  viewpoint: [],
  sighting: [],
  association: [],
  // A photo's row stays in its table with its connections (docs/decisions/012).
  photo: [],
  site: [],
  slides: [],
};

/** A deleted record's row, with the rows that connected it. */
export interface BinnedRows {
  row: Row;
  joined: { table: string; row: Row }[];
}

/** Reads the rows that a deletion is about to remove. */
export async function readRows(
  trx: Knex,
  { kind, record }: HistoryKind,
  id: number,
): Promise<BinnedRows> {
  const [row = {}] = await from(trx, record.table).where({ id });
  const joined: BinnedRows["joined"] = [];
  for (const { table, own } of joinTables[kind]) {
    const rows = await from(trx, table).where(own, id).orderBy("id");
    joined.push(...rows.map((found) => ({ table, row: found })));
  }
  return { row, joined };
}

/** Creator and editor may no longer exist, and both are in the history. */
const dropped = new Set(["created_by_id", "updated_by_id"]);

/** A row with its dates parsed for either database, because JSON has no dates, and folded as today. */
function storable(row: Row, without: string[]): Row {
  const kept = Object.entries(row).filter(
    ([name]) => !dropped.has(name) && !without.includes(name),
  );
  const stored = ([name, value]: (typeof kept)[number]) => {
    if (value === null) return value;
    if (name.endsWith("_at")) return new Date(value as string);
    return isFolded(name) ? fold(textOf(value)) : value;
  };
  return Object.fromEntries(kept.map((entry) => [entry[0], stored(entry)]));
}

/** Leaves the connection with the other record, which is in the bin too and restores it later. */
async function leaveToOther(trx: Knex, other: KeptRecord, joined: BinnedRows["joined"][number]) {
  const bin = from(trx, "record_bin").where({ kind: other.kind, record_id: other.id });
  const found = await bin.clone().forUpdate().first<Row | undefined>("rows");
  if (!found) return;
  const rows = JSON.parse(String(found["rows"])) as BinnedRows;
  await bin.update({ rows: JSON.stringify({ ...rows, joined: [...rows.joined, joined] }) });
}

/** Reconnects records that still exist, in their old order. */
async function connect(trx: Knex, join: JoinTable, row: Row): Promise<void> {
  const { table, other, otherTable, otherKind } = join;
  const otherId = numberOf(row[other]);
  const isThere = await from(trx, otherTable).where("id", otherId).forShare().first("id");
  if (isThere) {
    const connection = Object.entries(row).filter(([name]) => name !== "id");
    await from(trx, table).insert(Object.fromEntries(connection)).onConflict().ignore();
  } else if (otherKind) {
    await leaveToOther(trx, { kind: otherKind, id: otherId }, { table, row });
  }
}

/** Inserts a record under its old id, without its unique fields, and reconnects it. */
export async function insertRows(
  strapi: Core.Strapi,
  trx: Knex,
  kept: HistoryKind,
  { row, joined }: BinnedRows,
): Promise<void> {
  const stored = storable(row, kept.unique?.columns ?? []);
  await insertRecords(strapi, trx, kept.record.uid, [stored]);
  for (const { table, row: connection } of joined) {
    const join = joinTables[kept.kind].find((known) => known.table === table);
    if (join) await connect(trx, join, connection);
  }
}
