import type { Core } from "@strapi/strapi";
import { answerOf } from "shared-types/search/answer";
import type { SearchAnswer } from "shared-types/search/answers";
import { findWords } from "shared-types/search/find";
import { serviceOf } from "../../../platform/services";
import { readSite } from "../../site-record/settings";
import { foundRows, readFoundSightings } from "../found-rows";
import { followRecords } from "../indexes";
import { visitorsMayFind } from "../published";

/** One search over everything that is on the site. */
const searchService = ({ strapi }: { strapi: Core.Strapi }) => {
  const knex = () => strapi.db.connection;
  const follow = followRecords(knex);

  /** What visitors see, or what there is. */
  async function find(text: string, withInternal: boolean) {
    const [indexes, { pages }] = await Promise.all([follow(), readSite(knex())]);
    const mayFind = withInternal ? () => true : visitorsMayFind(pages);
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
      return answerOf(await find(text, false), foundRows(knex(), false));
    },

    /** For the owner: internal records too, and sightings. */
    async allOfOwner(text: string): Promise<SearchAnswer> {
      const found = await find(text, true);
      const answer = await answerOf(found, foundRows(knex(), true));
      const { sightings, total } = await readFoundSightings(knex(), found, text);
      return { ...answer, sightings, totals: { ...answer.totals, sightings: total } };
    },
  };
};

export default searchService;
