import type { Core } from "@strapi/strapi";
import { DateTime } from "luxon";
import { isDate } from "shared-types/kit/date";
import type { PhotoItem } from "shared-types/photo/answers";
import { suggestAlt, type KnownOfPhoto } from "shared-types/photo/proposed-alt";
import { fold } from "../../database/fold";
import { from, whereIds, type Knex } from "../../database/knex";
import { numberOf, textOf } from "../../database/row";
import { readSite } from "../site-record/settings";
import { syncEntries } from "./media-library/media-entries";
import { readAltsInFiles, readManyPhotos } from "./query";

/** The day in the garden as YYYY-MM-DD, or the month or year that is known; '' when nothing is. */
function dayOf(dateTaken: string | null, zone: string): string {
  if (dateTaken === null || isDate(dateTaken)) return dateTaken ?? "";
  return DateTime.fromISO(dateTaken, { zone }).toFormat("yyyy-MM-dd");
}

async function namesOfKeywords(knex: Knex): Promise<Map<number, string>> {
  const rows = await from(knex, "keywords").select("id", "keyword");
  return new Map(rows.map((row) => [numberOf(row["id"]), textOf(row["keyword"])]));
}

/** What a proposal is made from, of a photo as visitors see it: the text is public. */
function factsOf(
  photo: PhotoItem,
  keywords: ReadonlyMap<number, string>,
  zone: string,
): KnownOfPhoto {
  return {
    names: photo.species.map(({ nameCommon }) => nameCommon),
    caption: photo.caption,
    keywords: photo.keywords.flatMap((id) => keywords.get(id) ?? []),
    day: dayOf(photo.dateTaken, zone),
    visibility: photo.visibility,
  };
}

/** Photos, hidden ones too, with the tags that visitors see, and what a proposed alt text is made from. */
export async function readWithFacts(knex: Knex, photoIds: number[]) {
  const photos = await readManyPhotos(knex, photoIds);
  const keywords = photos.length > 0 ? await namesOfKeywords(knex) : new Map<number, string>();
  const { timeZone } = await readSite(knex);
  const alts = await readAltsInFiles(knex, photoIds);
  return photos.map((photo) => ({
    photo,
    facts: {
      ...factsOf(photo, keywords, timeZone),
      altInFile: alts.get(photo.photoId) ?? "",
    },
  }));
}

/**
 * Brings the proposed alt texts among these photos in line with tags, names, and dates. Texts of the owner
 * stay. Runs in the transaction of the change, whose lock keeps others away.
 */
export async function refreshProposals(
  strapi: Core.Strapi,
  trx: Knex,
  photoIds: number[],
): Promise<void> {
  if (photoIds.length === 0) return;
  const query = from(trx, "photos").where("alt_proposed", true).orderBy("id");
  whereIds(trx, query, "id", photoIds);
  const ids = (await query.select("id")).map((row) => numberOf(row["id"]));
  const changed: number[] = [];
  for (const { photo, facts } of await readWithFacts(trx, ids)) {
    const alt = suggestAlt(facts);
    if (alt === photo.alt) continue;
    await from(trx, "photos")
      .where("id", photo.photoId)
      .update({ alt, fold_caption: fold(`${photo.caption} ${alt}`) });
    changed.push(photo.photoId);
  }
  await syncEntries(strapi, changed);
}
