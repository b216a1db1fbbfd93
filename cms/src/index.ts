import type { Core } from "@strapi/strapi";
import { drain } from "./bootstrap/drain";
import { ensureOwner } from "./bootstrap/owner";
import { ensureResourceCategories } from "./bootstrap/resource-categories";
import { applyRoles } from "./bootstrap/roles";
import { ensureTextIndexes } from "./bootstrap/text-indexes";
import { keepPhotoFilesTidy } from "./bootstrap/photo-files";
import { makeFolders } from "./photos/folders";
import { binPhotos } from "./documents/bin-photos";
import { keepDerivedColumns } from "./documents/derive";
import { keepCategories } from "./documents/keep-categories";
import { namePhotos } from "./documents/name-photos";
import { sanitiseHtml } from "./documents/sanitise-html";
import { keepNamesUnique } from "./documents/unique-names";

interface Site {
  strapi: Core.Strapi;
}

export default {
  register({ strapi }: Site) {
    sanitiseHtml(strapi);
    keepDerivedColumns(strapi);
    keepNamesUnique(strapi);
    keepCategories(strapi);
    namePhotos(strapi);
    binPhotos(strapi);
  },

  async bootstrap({ strapi }: Site) {
    makeFolders();
    await ensureTextIndexes(strapi);
    await ensureResourceCategories(strapi);
    await applyRoles(strapi);
    await ensureOwner(strapi);
    await keepPhotoFilesTidy(strapi);
  },

  async destroy({ strapi }: Site) {
    await drain(strapi);
  },
};
