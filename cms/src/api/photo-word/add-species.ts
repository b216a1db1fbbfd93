import { capital } from "shared-types/kit/capital";
import type { Core } from "@strapi/strapi";
import { limits } from "shared-types/kit/limits";
import type { FoundName } from "shared-types/name/answers";
import type { SpeciesKind } from "shared-types/species/codes";
import { joinedOf, nameOfToday } from "shared-types/name/spelling";
import { from, type Knex } from "../../database/knex";
import { addRecord } from "../../database/record-store";
import { idOf, textOf } from "../../database/row";
import { animalRecords } from "../animal/saving";
import { brokenRule } from "../../http/broken-rule";
import { plantRecords } from "../plant/saving";
import { freeKey } from "../species/free-key";

/** A species that the site is to have. */
interface NewSpecies {
  found: FoundName;
  /** What the photos' files call it. */
  words: string[];
  /** The photo that becomes its pictures; 0 for none. */
  photoId: number;
  internal: boolean;
}

const records = { plant: plantRecords, animal: animalRecords };

/** As many names as a field has room for. */
function listed(names: readonly string[]): string {
  let text = "";
  for (const name of names) {
    const longer = text === "" ? name : `${text}, ${name}`;
    if (longer.length <= limits.text) text = longer;
  }
  return text;
}

/**
 * What words call a species beside its scientific name: of one that has it among others the common name before it in parentheses, if it is
 * so written, as `Carolina Wren (Thryothorus ludovicianus)`.
 */
const commonIn = (words: readonly string[], scientific: readonly string[]): string[] =>
  words.flatMap((word) => {
    const hasName = (text: string) =>
      scientific.some((name) => name !== "" && joinedOf(text).includes(name));
    if (!hasName(word)) return [word];
    const common = /^(.+?)\s*\(/u.exec(word)?.[1] ?? "";
    return common === "" || hasName(common) ? [] : [common];
  });

/** What the book knows of a species, as a form has it; a field that its kind does not have is left out. */
function draftOf({ found, words, photoId, internal }: NewSpecies): Record<string, unknown> {
  const nameScientific = nameOfToday(found).slice(0, limits.text);
  const scientific = [nameScientific, found.nameScientific].map(joinedOf);
  const own = commonIn(words, scientific);
  const nameCommon = capital(found.nameCommon || own[0] || nameScientific).slice(0, limits.text);
  const others = new Map([...own, ...found.names].map((name) => [joinedOf(name), name]));
  others.delete(joinedOf(nameCommon));
  const { type, family, native, keystone, keystoneSource, order, classTax } = found;
  return {
    ...{ nameCommon, nameScientific, nameDisplay: nameCommon, aka: listed([...others.values()]) },
    ...{ type, family, native, keystone, keystoneSource, order, classTax },
    ...{ thumbId: photoId, bannerId: photoId, internal },
  };
}

/** Adds species one after the other, by all rules of a save, in the transaction of the caller. */
export function speciesAdder(strapi: Core.Strapi, trx: Knex) {
  const kept = new Map<SpeciesKind, { keys: Set<string>; ids: Map<string, number> }>();
  /** The keys of a kind, and its ids by scientific name. */
  async function of(kind: SpeciesKind) {
    const known = kept.get(kind);
    if (known) return known;
    const rows = await from(trx, `${kind}s`).select("id", "key_id", "name_scientific");
    const read = {
      keys: new Set(rows.map((row) => textOf(row["key_id"]))),
      ids: new Map(rows.map((row) => [joinedOf(textOf(row["name_scientific"])), idOf(row)])),
    };
    kept.set(kind, read);
    return read;
  }
  return async (species: NewSpecies): Promise<{ id: number; isNew: boolean }> => {
    const { kind } = species.found;
    const { keys, ids } = await of(kind);
    const draft = draftOf(species);
    const name = joinedOf(String(draft["nameScientific"]));
    // Another save may have added it by now.
    const there = ids.get(name);
    if (there !== undefined) return { id: there, isNew: false };
    const keyId = freeKey(
      kind,
      [String(draft["nameCommon"]), String(draft["nameScientific"])],
      keys,
    );
    const saved = await addRecord(strapi, records[kind], { ...draft, keyId });
    if ("fault" in saved) {
      const { fieldId, errorMessage } = saved.fault;
      throw brokenRule(fieldId, `${String(draft["nameCommon"])}: ${errorMessage}`);
    }
    const { id } = saved;
    keys.add(keyId);
    ids.set(name, id);
    return { id, isNew: true };
  };
}
