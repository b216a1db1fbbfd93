import type { Core } from "@strapi/strapi";
import type { PhotoItem } from "shared-types/photo/answers";
import type { KnownOfPhoto } from "shared-types/photo/proposed-alt";
import { fold } from "../../database/fold";
import { from, inTransaction, whereIds } from "../../database/knex";
import { numberOf } from "../../database/row";
import { serviceOf } from "../../platform/services";
import { waitAtMost } from "../../platform/with-timeout";
import { emptyDatesAhead } from "./date-ahead";
import { readWithFacts, refreshProposals } from "./proposed-alt";
import { avifQueue } from "./workers/avif-queue";
import { endWorkers } from "./workers/pools";

/** The date as imports of earlier versions wrote it: ', 21 July 2025'. */
const olderDate = /, \d{1,2} [A-Z][a-z]+ \d{4}$/;

/** Whether an alt text without a mark is one that an earlier version proposed, and not the owner's own. */
function isOlderProposal({ alt, dateTaken }: PhotoItem, facts: KnownOfPhoto): boolean {
  if (alt.trim() === "") return true;
  // The owner may write a name or a keyword; with this date behind it, it is proposed.
  if (olderDate.test(alt) === (dateTaken === null)) return false;
  const what = alt.replace(olderDate, "");
  if (what === "Garden photo") return true;
  if (dateTaken === null) return false;
  const among = (names: string[], words: string[]) => {
    const folded = new Set(words.map(fold));
    return names.every((name) => folded.has(fold(name)));
  };
  const [title = ""] = facts.caption.split(/(?<=[.!?])\s|\n/);
  return (
    among(what.split(" and "), facts.names) ||
    among(what.split(", "), facts.keywords) ||
    what === title.trim().replace(/[.]$/, "")
  );
}

/** Marks the proposed alt texts of photos that were imported before there was a mark; once. */
async function markOlderProposals(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  const unmarked = await from(knex, "photos").whereNull("alt_proposed").select("id");
  const ids = unmarked.map((row) => numberOf(row["id"]));
  const photos = await readWithFacts(knex, ids);
  const proposed = photos.filter(({ photo, facts }) => isOlderProposal(photo, facts));
  await inTransaction(strapi, async (trx) => {
    const mark = async (marked: typeof photos, isProposed: boolean) => {
      const query = from(trx, "photos");
      whereIds(
        trx,
        query,
        "id",
        marked.map(({ photo }) => photo.photoId),
      );
      await query.update({ alt_proposed: isProposed });
    };
    await mark(photos, false);
    await mark(proposed, true);
    await refreshProposals(
      strapi,
      trx,
      proposed.map(({ photo }) => photo.photoId),
    );
  });
}

/** Every night at 3:17. */
const nightly = "17 3 * * *";

/** A photo not imported by then is imported next time. */
const timeoutMs = 8_000;

const importJob = (strapi: Core.Strapi) => serviceOf(strapi, "api::photo.import-job");

/** Recovers from an interrupted run and deletes expired photos, now and every night. */
export async function startPhotoJobs(strapi: Core.Strapi): Promise<void> {
  const bin = serviceOf(strapi, "api::photo.bin");
  // A file that cannot be moved must not prevent the start.
  const onError = (error: unknown) => void strapi.log.error(error);
  const tidy = () => bin.tidy().catch(onError);
  await tidy();
  await emptyDatesAhead(strapi).catch(onError);
  await markOlderProposals(strapi).catch(onError);
  await importJob(strapi).recover().catch(onError);
  avifQueue.start(strapi);
  strapi.cron.add({ tidyPhotoFiles: { task: tidy, options: { rule: nightly } } });
}

/** Finishes the photos in progress and cancels the others. */
export async function stopPhotoJobs(strapi: Core.Strapi): Promise<void> {
  avifQueue.stop();
  await waitAtMost(timeoutMs, importJob(strapi).stop());
  endWorkers();
}
