import type { Core } from "@strapi/strapi";
import { drain } from "./bootstrap/drain";
import { ensureOwner } from "./bootstrap/owner";
import { ensureResourceCategories } from "./bootstrap/resource-categories";
import { applyRoles } from "./bootstrap/roles";
import { ensureTextIndexes } from "./bootstrap/text-indexes";
import { makeFolders } from "./photos/folders";
import { keepDerivedColumns } from "./documents/derive";
import { keepText } from "./documents/keep-text";
import { requireText } from "./documents/require-text";
import { requireSafeHref } from "./documents/safe-href";
import { sanitiseHtml } from "./documents/sanitise-html";
import { requireUniqueKey } from "./documents/unique-key";

interface Site {
  strapi: Core.Strapi;
}

export default {
  register({ strapi }: Site) {
    // In this order: text is cleaned, then held against the rules, then searched and sorted by.
    keepText(strapi);
    sanitiseHtml(strapi);
    requireText(strapi);
    requireSafeHref(strapi);
    requireUniqueKey(strapi);
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
