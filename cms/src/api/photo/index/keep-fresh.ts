import { changesSince, rememberedMs, type Changes, type Moment } from "../../../changes/since";
import type { Knex } from "../../../lib/knex";
import { lookAgain } from "../../../lib/look-again";
import {
  galleryOf,
  nameKinds,
  withNames,
  withPhotos,
  type Gallery,
  type NameKind,
} from "./gallery";
import { readAll, readNames, readSome } from "./read";

/** Beyond this many records at once reading all anew is as quick. */
const patchMax = 1000;

interface Known {
  gallery: Gallery;
  /** What was committed until then is in it. */
  until: Moment;
  /** When that was, by this machine's clock. */
  seen: number;
}

/** The records of a topic that have changed; null when all of them are better read anew. */
function changedIds({ records, wholly }: Changes, topic: "photos" | NameKind): Set<number> | null {
  const ids = records.get(topic) ?? new Set();
  return wholly.has(topic) || ids.size > patchMax ? null : ids;
}

/** The gallery with what has changed since; null when that is better read anew. */
async function patched(knex: Knex, gallery: Gallery, changes: Changes): Promise<Gallery | null> {
  const ids = changedIds(changes, "photos");
  if (!ids) return null;
  let next = gallery;
  if (ids.size > 0) next = withPhotos(next, ids, await readSome(knex, ids));
  for (const kind of nameKinds) {
    if (!changes.records.has(kind)) continue;
    const named = changedIds(changes, kind);
    next = withNames(next, kind, named, await readNames(knex, kind, named));
  }
  return next;
}

async function bringUpToDate(knex: Knex, known: Known | null): Promise<Known> {
  const seen = Date.now();
  const remembered = known !== null && seen - known.seen < rememberedMs ? known : null;
  // First the moment, then the data: what comes in between is read, and told once more.
  const changes = await changesSince(knex, remembered?.until ?? null);
  const { until } = changes;
  const gallery = remembered && (await patched(knex, remembered.gallery, changes));
  if (gallery) return { gallery, until, seen };
  const names = {
    keywords: await readNames(knex, "keywords"),
    plants: await readNames(knex, "plants"),
    animals: await readNames(knex, "animals"),
  };
  return { gallery: galleryOf(await readAll(knex), names), until, seen };
}

/**
 * Gives the gallery as it is when asked: every ask looks for changes, and those who ask while
 * another look is under way share the one after it.
 */
export function freshGallery(knex: Knex): () => Promise<Gallery> {
  let known: Known | null = null;
  return lookAgain(async () => {
    known = await bringUpToDate(knex, known);
    return known.gallery;
  });
}
