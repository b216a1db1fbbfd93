import type { Readable } from "node:stream";
import type { Core } from "@strapi/strapi";
import { occurrenceArchive } from "../archive";
import { readObserver } from "../observer";
import { readOccurrences } from "../read-occurrences";
import { readTaxa } from "../taxa";

/** What was noted when, for other programs. */
const occurrenceService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The Darwin Core archive; photos and sightings are read while it is sent. */
  async archive(): Promise<Readable> {
    const knex = strapi.db.connection;
    const observer = await readObserver(knex);
    const taxa = await readTaxa(knex);
    return occurrenceArchive(readOccurrences(knex, taxa, observer), observer);
  },
});

export default occurrenceService;
