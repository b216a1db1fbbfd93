import type { Core } from "@strapi/strapi";
import { drain } from "./bootstrap/drain";
import { ensureOwner } from "./bootstrap/owner";
import { ensureResourceCategories } from "./bootstrap/resource-categories";
import { applyRoles } from "./bootstrap/roles";
import { ensureTextIndexes } from "./bootstrap/text-indexes";
import { makeFolders } from "./photos/folders";
import { keepDerivedColumns } from "./documents/derive";
import { sanitiseHtml } from "./documents/sanitise-html";

interface Site {
  strapi: Core.Strapi;
}

export default {
  register({ strapi }: Site) {
    sanitiseHtml(strapi);
    keepDerivedColumns(strapi);
  },

  async bootstrap({ strapi }: Site) {
    makeFolders();
    await ensureTextIndexes(strapi);
    await ensureResourceCategories(strapi);
    await applyRoles(strapi);
    await ensureOwner(strapi);
  },

  async destroy({ strapi }: Site) {
    await drain(strapi);
  },
};
