import type { Core } from "@strapi/strapi";
import type { LinkListItem } from "shared-types/link/answers";
import { removingAll } from "../../../database/record-bulk";
import { recordStore } from "../../../database/record-store";
import { presentLinkRow } from "../presenter";
import { findLinks } from "../query";
import { linkRecords } from "../saving";

/** Links in general; `connection` handles those of a plant or animal. */
const linkService = ({ strapi }: { strapi: Core.Strapi }) => {
  const { update, remove } = recordStore(strapi, linkRecords);
  return {
    async all(): Promise<LinkListItem[]> {
      return (await findLinks(strapi.db.connection)).map(presentLinkRow);
    },
    update,
    remove,
    removeAll: removingAll(strapi, linkRecords),
  };
};

export default linkService;
