import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import { environment } from "../../../platform/environment";
import { loadWebApp, type WebApp } from "../../site/pages/renderer";
import type { Content } from "../content";
import { makeCopy } from "../make-copy";
import { siteOrigin } from "../render";
import type { Copying } from "../rewrite";
import { spoolIn } from "../spool";

/** Where the owner's web space is, and what is left out there. */
export type WebSpace = Omit<Copying, "siteOrigins" | "onFile">;

/** The public site as files. */
const publishService = ({ strapi }: { strapi: Core.Strapi }) => {
  let web: WebApp | undefined;
  const spool = spoolIn(join(environment.dataDir, "publish", "made"));
  return {
    /** Makes all files of a copy for a web space. */
    async makeCopy(space: WebSpace): Promise<Content> {
      web ??= loadWebApp();
      const where = { ...space, siteOrigins: [siteOrigin, environment.publicUrl] };
      await spool.clear();
      return makeCopy(strapi, web.renderer, where, spool);
    },
  };
};

export default publishService;
