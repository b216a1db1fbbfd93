import { fold, otherSaint } from "shared-types/kit/fold";
import type { FoundName } from "shared-types/name/answers";
import { plantTypes, type PlantType } from "shared-types/plant/codes";
import { natives, speciesKinds, type Native, type SpeciesKind } from "shared-types/species/codes";
import { distance, endsOfAll, joinedOf, wordsOf } from "shared-types/name/spelling";
import { from, type Knex, type Row } from "../../database/knex";
import { idOf, maybeNumberOf, textOf } from "../../database/row";

/** A plant or animal of the site, with all its names. */
interface OwnName {
  kind: SpeciesKind;
  id: number;
  nameScientific: string;
  nameCommon: string;
  names: string[];
  family: string;
  classTax: string;
  order: string;
  type: PlantType | "";
  native: Native | "";
  keystone: number | null;
  keystoneSource: string;
}

const columns: Record<SpeciesKind, string[]> = {
  plant: ["type", "family", "native", "keystone", "keystone_source"],
  animal: ["class_tax", "order", "family", "native"],
};

const presentOwn = (kind: SpeciesKind, row: Row): OwnName => ({
  kind,
  id: idOf(row),
  nameScientific: textOf(row["name_scientific"]),
  nameCommon: textOf(row["name_common"]),
  names: textOf(row["aka"])
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean),
  family: textOf(row["family"]),
  classTax: textOf(row["class_tax"]),
  order: textOf(row["order"]),
  type: plantTypes.find((type) => type === row["type"]) ?? "",
  native: natives.find((native) => native === row["native"]) ?? "",
  keystone: maybeNumberOf(row["keystone"]),
  keystoneSource: textOf(row["keystone_source"]),
});

/** All plants and animals of the site, internal ones too. */
export async function readOwnNames(knex: Knex): Promise<OwnName[]> {
  const all = speciesKinds.map(async (kind) => {
    const names = ["id", "name_scientific", "name_common", "aka", ...columns[kind]];
    const rows = await from(knex, `${kind}s`).select(names).orderBy("id");
    return rows.map((row) => presentOwn(kind, row));
  });
  return (await Promise.all(all)).flat();
}

/** What typing may begin of names that were asked for: those of the site's records, again and again. */
const known = new Map<string, string>();
const mostKnown = 20_000;

function endsOfOwn({ nameScientific, nameCommon, names }: OwnName): string {
  const all = [nameScientific, nameCommon, ...names];
  const key = all.join("|");
  const ends = known.get(key) ?? endsOfAll(all);
  if (known.size >= mostKnown) known.clear();
  known.set(key, ends);
  return ends;
}

/** Those of the site by each of their names, in the form in which spellings agree. */
export function ownByName(own: readonly OwnName[]): Map<string, OwnName[]> {
  const byName = new Map<string, OwnName[]>();
  for (const one of own) {
    const all = [one.nameScientific, one.nameCommon, ...one.names].map(joinedOf);
    for (const name of new Set(all.filter(Boolean)))
      byName.set(name, [...(byName.get(name) ?? []), one]);
  }
  return byName;
}

/** Those of the site that are called like what was typed, the best first. */
export function ownNamesLike(own: readonly OwnName[], typed: string, limit: number): OwnName[] {
  const ways = [typed, otherSaint(fold(typed)) ?? typed].map(wordsOf);
  return own
    .map((one) => ({ one, near: Math.min(...ways.map((way) => distance(endsOfOwn(one), way))) }))
    .filter(({ near }) => near < 3)
    .sort((a, b) => a.near - b.near)
    .slice(0, limit)
    .map(({ one }) => one);
}

/** A record of the site as an answer lists it. */
export const presentOwnName = ({ id, ...known }: OwnName): FoundName => ({
  ...{ accepted: "", source: "" },
  ...known,
  recordId: id,
});
