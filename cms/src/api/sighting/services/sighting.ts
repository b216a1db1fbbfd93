import type { Core } from "@strapi/strapi";
import { sightingsPerPage } from "shared-types/sighting/codes";
import type { SightingDraft, SightingFilter } from "shared-types/sighting/schema";
import type { SightingPage } from "shared-types/sighting/answers";
import { recordStore } from "../../../database/record-store";
import { isUniqueViolation } from "../../../database/unique-violation";
import type { Saved } from "../../../http/answer-save";
import { presentSighting } from "../presenter";
import { countSightings, findSightings, isClientKnown } from "../query";
import { sightingRecords } from "../saving";

/** Sightings without a tagged photo; visitors see them in the calendar and on the pages of plants and animals. */
const sightingService = ({ strapi }: { strapi: Core.Strapi }) => {
  const store = recordStore(strapi, sightingRecords);
  return {
    ...store,

    /** One page of sightings, the newest first. */
    async page(filter: SightingFilter): Promise<SightingPage> {
      const knex = strapi.db.connection;
      const totalCount = await countSightings(knex, filter);
      const items = (await findSightings(knex, filter)).map(presentSighting);
      return { items, totalCount, totalPageCount: Math.ceil(totalCount / sightingsPerPage) };
    },

    /** Adds a sighting, unless its device has sent it before: a lost answer is no reason for a second one. */
    async add(draft: SightingDraft, onAdded?: (id: number) => void): Promise<Saved> {
      const isKnown = () => isClientKnown(strapi.db.connection, draft.clientId);
      if (draft.clientId === "") return store.add(draft, onAdded);
      if (await isKnown()) return [];
      try {
        return await store.add(draft, onAdded);
      } catch (error) {
        // Of two at the same moment, the database refuses the second.
        if (isUniqueViolation(error, "clientId") && (await isKnown())) return [];
        throw error;
      }
    },
  };
};

export default sightingService;
