import type { Core } from "@strapi/strapi";
import {
  type DateAnswers,
  type SightingDraft,
  type SightingFormat,
  type SightingMatch,
  type SightingsImported,
} from "shared-types";
import { asChangesOf, changeAuthor } from "../../../documents/history-rows";
import type { Knex } from "../../../database/knex";
import { serviceOf } from "../../../platform/services";
import { CsvError } from "../../csv/parse";
import { beginImport, endImport } from "../../csv/query";
import { RolledBack } from "../../csv/run-alone";
import { findKnownPhotos } from "../../photo/query";
import { readSite } from "../../site-record/settings";
import { addNewSpecies } from "../new-species";
import { planImport, type FreshSighting } from "../plan";
import { presentPlan } from "../presenter";
import { readKnownSightings, readSpeciesIndex } from "../query";
import { readLines, type ReadLine } from "../read-lines";
import { saveSightings } from "../save";
import type { SpeciesIndex } from "../species-index";

interface ImportOptions extends DateAnswers {
  format: SightingFormat;
  matches: SightingMatch[];
  /** Which history tells. */
  fileName: string;
  isDryRun: boolean;
}

/** The photos that lines name, if there are such. */
function findPhotosOf(knex: Knex, lines: ReadLine[]): Promise<Set<number>> {
  const named = lines.map((line) => ("sighting" in line ? Number(line.sighting.photoId ?? 0) : 0));
  return findKnownPhotos(
    knex,
    [...new Set(named)].filter((id) => id > 0),
  );
}

/** @throws CsvError for a match with what is not there */
function requireMatches(index: SpeciesIndex, matches: SightingMatch[]): void {
  const missing = matches.find(({ kind, id }) => id > 0 && !index.byId(kind, id));
  if (missing)
    throw new CsvError(`There is no ${missing.kind} ${missing.id}. Please choose again.`);
}

/** Imports what other sites and earlier exports know of this yard (docs/decisions/061). */
const sightingImportService = ({ strapi }: { strapi: Core.Strapi }) => {
  /** What importing these lines would do. */
  async function plan(knex: Knex, lines: ReadLine[], matches: SightingMatch[], timeZone: string) {
    const index = await readSpeciesIndex(knex);
    requireMatches(index, matches);
    const known = await readKnownSightings(knex);
    const photos = await findPhotosOf(knex, lines);
    return { index, plan: await planImport(lines, { index, known, matches, photos, timeZone }) };
  }

  /** The drafts of a plan, after its new species have been added. */
  async function draftsOf(fresh: FreshSighting[], index: SpeciesIndex): Promise<SightingDraft[]> {
    const added = await addNewSpecies(
      strapi,
      index,
      fresh.flatMap(({ news }) => news),
    );
    return fresh.map(({ draft, news }) => {
      const ids = news.map((one) => ({ [`${one.kind}Id`]: added(one).id }));
      return Object.assign({}, draft, ...ids) as SightingDraft;
    });
  }

  return {
    /** Imports a file, or reports what that would do. @throws CsvError, CsvBusy */
    async import(text: string, options: ImportOptions): Promise<SightingsImported> {
      const { format, matches, fileName, isDryRun } = options;
      const { timeZone } = await readSite(strapi.db.connection);
      const { lines, dateQuestions } = await readLines(text, format, timeZone, options);
      const present = (...planned: Parameters<typeof presentPlan>): SightingsImported => ({
        ...presentPlan(...planned),
        dateQuestions,
      });
      if (isDryRun) {
        const { index, plan: planned } = await plan(strapi.db.connection, lines, matches, timeZone);
        return present(planned, index, 0);
      }
      const run = { name: "sightings", fileName, what: "import" } as const;
      return serviceOf(strapi, "api::csv.csv").runAlone(run, async (trx, progress) => {
        const { index, plan: planned } = await plan(trx, lines, matches, timeZone);
        const { fresh, refused } = planned;
        if (refused.length > 0 || fresh.length === 0)
          throw new RolledBack<SightingsImported>(present(planned, index, 0));
        const report = present(planned, index, fresh.length);
        const who = await changeAuthor(strapi);
        const importId = await beginImport(trx, { name: "sightings", fileName, who: who ?? "" });
        await asChangesOf(importId, async () => {
          const drafts = await draftsOf(fresh, index);
          await saveSightings(strapi, trx, drafts, { who, progress });
        });
        await endImport(trx, importId, { added: fresh.length, changed: 0 });
        return report;
      });
    },
  };
};

export default sightingImportService;
