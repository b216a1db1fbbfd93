import type { Core } from "@strapi/strapi";
import type { Association } from "shared-types/association/answers";
import type { AssociationFilter } from "shared-types/association/schema";
import { recordStore } from "../../../database/record-store";
import { presentAssociation } from "../presenter";
import { findAssociations } from "../query";
import { associationRecords } from "../saving";

/** What the books say animals do on plants; visitors see it on the pages of both. */
const associationService = ({ strapi }: { strapi: Core.Strapi }) => ({
  ...recordStore(strapi, associationRecords),

  /** Those of an animal or a plant, or all, by animal and plant. */
  async all(filter: AssociationFilter): Promise<Association[]> {
    return (await findAssociations(strapi.db.connection, filter)).map(presentAssociation);
  },
});

export default associationService;
