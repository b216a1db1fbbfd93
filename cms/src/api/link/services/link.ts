import type { Core } from "@strapi/strapi";
import type { LinkListItem } from "shared-types";
import { recordStore } from "../../../lib/record-store";
import { presentLinkRow } from "../presenter";
import { findLinks } from "../query";
import { linkRecords } from "../saving";

/** Links as such; the links of a plant or animal are `connection`'s. */
const linkService = ({ strapi }: { strapi: Core.Strapi }) => {
  const { update, remove } = recordStore(strapi, linkRecords);
  return {
    async all(): Promise<LinkListItem[]> {
      return (await findLinks(strapi.db.connection)).map(presentLinkRow);
    },
    update,
    remove,
  };
};

export type LinkService = ReturnType<typeof linkService>;
export default linkService;
