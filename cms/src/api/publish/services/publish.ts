import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import type { PageRenderer } from "shared-types/site/reader";
import { isDiskFull } from "../../../platform/disk-full";
import { environment } from "../../../platform/environment";
import { loadRenderer } from "../../site/pages/renderer";
import { makeCopy, type Copy } from "../make-copy";
import { siteOrigin } from "../render";
import type { Copying } from "../rewrite";
import { spoolIn } from "../spool";

/** Where the owner's web space is, and what is left out there. */
export type WebSpace = Omit<Copying, "siteOrigins" | "onFile">;

/** The public site as files. */
const publishService = ({ strapi }: { strapi: Core.Strapi }) => {
  let renderer: PageRenderer | undefined;
  const spool = spoolIn(join(environment.dataDir, "publish", "made"));
  return {
    /** Makes all files of a copy for a web space; after one for the same, only what has changed. `onPage` may throw to stop. */
    async makeCopy(
      space: WebSpace,
      before: Copy | null = null,
      onPage?: (done: number, all: number) => void,
    ): Promise<Copy> {
      renderer ??= loadRenderer();
      const where = { ...space, siteOrigins: [siteOrigin, environment.publicUrl] };
      if (!before) await spool.clear();
      try {
        const copy = await makeCopy(strapi, { renderer, where, spool }, before, onPage);
        await spool.keepOnly(copy.files);
        return copy;
      } catch (error) {
        // As long as what was made is there, the site itself may have no room to save anything.
        if (isDiskFull(error)) await (before ? spool.keepOnly(before.files) : spool.clear());
        throw error;
      }
    },
  };
};

export default publishService;
