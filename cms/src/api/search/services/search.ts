import type { Core } from "@strapi/strapi";
import type { SearchAnswer } from "shared-types/search/codes";
import { findWords } from "shared-types/search/find";
import type { MayFind } from "shared-types/search/text-index";
import { serviceOf } from "../../../platform/services";
import { readSite } from "../../site-record/settings";
import { readFound, readFoundSightings } from "../found-rows";
import { followRecords } from "../indexes";

/** One search over everything that is on the site. */
const searchService = ({ strapi }: { strapi: Core.Strapi }) => {
  const knex = () => strapi.db.connection;
  const follow = followRecords(knex);

  /** What visitors see, or what there is. */
  async function find(text: string, withInternal: boolean) {
    const [indexes, { pages }] = await Promise.all([follow(), readSite(knex())]);
    const mayFind: MayFind = ({ isInternal, page }) =>
      withInternal || (!isInternal && (page === null || pages[page]));
    return findWords(
      indexes,
      text,
      () => serviceOf(strapi, "api::name.name").scientificNames(text),
      mayFind,
    );
  }

  return {
    /** For visitors. */
    async all(text: string): Promise<SearchAnswer> {
      return readFound(knex(), await find(text, false), false);
    },

    /** For the owner: internal records too, and sightings. */
    async allOfOwner(text: string): Promise<SearchAnswer> {
      const found = await find(text, true);
      const answer = await readFound(knex(), found, true);
      const { sightings, total } = await readFoundSightings(knex(), found, text);
      return { ...answer, sightings, totals: { ...answer.totals, sightings: total } };
    },
  };
};

export default searchService;
