import type { Core } from "@strapi/strapi";
import { avifQueue } from "../photos/avif-queue";
import { endWorkers } from "../photos/workers/pools";
import { serviceOf } from "../services";

/** Every night at 3:17. */
const nightly = "17 3 * * *";

/** A photo that is not in by then comes in at the next import. */
const patienceMs = 8_000;

const importJob = (strapi: Core.Strapi) => serviceOf(strapi, "api::photo.import-job");

/** Mends what an earlier run left undone, and empties the bin of what is past its time; every night again. */
export async function keepPhotoFilesTidy(strapi: Core.Strapi): Promise<void> {
  const bin = serviceOf(strapi, "api::photo.bin");
  // A file that cannot be moved must not keep the site from starting.
  const onFault = (error: unknown) => void strapi.log.error(error);
  const tidy = () => bin.tidy().catch(onFault);
  await tidy();
  await importJob(strapi).recover().catch(onFault);
  avifQueue.start(strapi);
  strapi.cron.add({ tidyPhotoFiles: { task: tidy, options: { rule: nightly } } });
}

/** Lets the photos come in that are half-way, and ends all work on others. */
export async function endPhotoWork(strapi: Core.Strapi): Promise<void> {
  avifQueue.stop();
  const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref());
  await Promise.race([importJob(strapi).stop(), patience]);
  endWorkers();
}
