import type { Core } from "@strapi/strapi";
import type { BinService } from "../api/photo/services/bin";

/** Every night at 3:17. */
const nightly = "17 3 * * *";

/** Mends what an earlier run left undone, and empties the bin of what is past its time; every night again. */
export async function keepPhotoFilesTidy(strapi: Core.Strapi): Promise<void> {
  const bin = strapi.service("api::photo.bin") as unknown as BinService;
  const tidy = async () => {
    // A file that cannot be moved must not keep the site from starting.
    await bin.tidy().catch((error: unknown) => strapi.log.error(error));
  };
  await tidy();
  strapi.cron.add({ tidyPhotoFiles: { task: tidy, options: { rule: nightly } } });
}
