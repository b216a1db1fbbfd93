import type { Core } from "@strapi/strapi";
import type { Option } from "shared-types/kit/list-answers";
import { panelMessages } from "shared-types/kit/panel-messages";
import type {
  ResourceAnchor,
  ResourceItem,
  ResourcePictureMade,
} from "shared-types/resource/answers";
import type { ResourcePicture } from "shared-types/resource/schema";
import { dependsOn, dependsOnAll } from "../../../cache/dependencies";
import { findFormerKeys } from "../../../database/former-keys";
import { changingAll, removingAll } from "../../../database/record-bulk";
import { recordStore } from "../../../database/record-store";
import { idOf } from "../../../database/row";
import { findPhotoRecord } from "../../photo/record";
import { picturesIn, putPhoto } from "../pictures";
import { presentOption, presentResource } from "../presenter";
import {
  findAddedCategories,
  findCats,
  findResource,
  findResourceCategories,
  findResources,
  findResourcesById,
} from "../query";
import { resourceRecords } from "../saving";

/** Reads and saves resources; `withInternal` includes those only the owner may see. */
const resourceService = ({ strapi }: { strapi: Core.Strapi }) => ({
  async all(withInternal = false): Promise<ResourceItem[]> {
    dependsOnAll("resources");
    return (await findResources(strapi.db.connection, withInternal)).map(presentResource);
  },

  async cats(withInternal = false): Promise<ResourceItem[]> {
    dependsOnAll("resources");
    return (await findCats(strapi.db.connection, withInternal)).map(presentResource);
  },

  async one(id: number, withInternal = false): Promise<ResourceItem | null> {
    dependsOn("resources", [id]);
    const row = await findResource(strapi.db.connection, id, withInternal);
    return row ? presentResource(row) : null;
  },

  /** The resource categories, with the owner's names. */
  async categories(): Promise<Option[]> {
    return (await findResourceCategories(strapi.db.connection)).map(presentOption);
  },

  /** The sections of the resources page after the site's own. */
  async sections(): Promise<Option[]> {
    dependsOnAll("categories");
    return (await findAddedCategories(strapi.db.connection)).map(presentOption);
  },

  /** The deep links that public resources had before. */
  async formerAnchors(): Promise<ResourceAnchor[]> {
    dependsOnAll("resources");
    const knex = strapi.db.connection;
    const former = await findFormerKeys(knex, "resource");
    const shown = (await findResourcesById(knex, [...former.values()], false)).map(idOf);
    const anchors = [...former].map(([deepLink, resourceId]) => ({ deepLink, resourceId }));
    return anchors.filter(({ resourceId }) => shown.includes(resourceId));
  },

  /** Puts a photo into a category's folder, for an entry to name it. */
  async makePicture({ photoId, categoryId }: ResourcePicture): Promise<ResourcePictureMade> {
    const fault = (fieldId: string, errorMessage: string) => ({
      errors: [{ fieldId, errorMessage }],
      fileName: "",
    });
    const known = await findResourceCategories(strapi.db.connection);
    if (!known.some((row) => idOf(row) === categoryId))
      return fault("categoryId", "Please select a category.");
    const photo = await findPhotoRecord(strapi, { id: photoId });
    if (!photo || photo.dateDeleted) return fault("photoId", panelMessages.noPhoto);
    const fileName = await putPhoto(photo, categoryId);
    if ((await picturesIn(categoryId)).includes(fileName)) return { errors: [], fileName };
    return fault("photoId", "The file of this photo is missing. Choose another one.");
  },

  ...recordStore(strapi, resourceRecords),
  changeAll: changingAll(
    strapi,
    resourceRecords,
    ({ title, subtitle, resourceId }) => title || subtitle || `No. ${resourceId}`,
  ),
  removeAll: removingAll(strapi, resourceRecords),
});

export default resourceService;
