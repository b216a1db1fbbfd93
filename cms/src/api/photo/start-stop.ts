import type { Core } from "@strapi/strapi";
import { emptyDatesAhead } from "./date-ahead";
import { markOlderProposals } from "./older-proposals";
import { avifQueue } from "./workers/avif-queue";
import { endWorkers } from "./workers/pools";
import { serviceOf } from "../../platform/services";
import { waitAtMost } from "../../platform/with-timeout";

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
