import type { Core } from "@strapi/strapi";
import type { DateAnswers, SightingFormat } from "shared-types/sighting-import/codes";
import type { SightingMatch, SightingsImported } from "shared-types/sighting-import/answers";
import type { SightingDraft } from "shared-types/sighting/schema";
import { asChangesOf, changeAuthor } from "../../../documents/history-rows";
import type { Knex } from "../../../database/knex";
import { serviceOf } from "../../../platform/services";
import { CsvError } from "../../csv/parse";
import { beginImport, endImport } from "../../csv/query";
import { RolledBack } from "../../csv/run-alone";
import { findKnownPhotos } from "../../photo/query";
import { readSite } from "../../site-record/settings";
import { addNewSpecies } from "../new-species";
import { followSources, type Followed } from "../follow";
import type { ChangedSighting } from "../known-changes";
import type { ChosenOrigins } from "../places";
import { isNewSpecies } from "../found-species";
import { planImport, type FreshSighting, type ImportPlan } from "../plan";
import { presentImport } from "../presenter";
import { readKnownSightings, readSpeciesIndex } from "../query";
import { readRemembered, writeRemembered } from "../remembered";
import { readLines, type ReadLine } from "../read-lines";
import { saveSightings } from "../save";
import type { SpeciesIndex } from "../species-index";

interface ImportOptions extends DateAnswers {
  format: SightingFormat;
  matches: SightingMatch[];
  /** Keys of the places that are this yard, and accounts that are the owner's; null as for earlier files. */
  places: readonly string[] | null;
  observers: readonly string[] | null;
  /** The changed sightings that follow their source. */
  follow: readonly number[];
  /** How many refused lines the owner has seen, and leaves out. */
  leaveOut: number;
  /** Which history tells. */
  fileName: string;
  isDryRun: boolean;
  /** Of a file whose encoding was guessed (csv/decode-text.ts). */
  guessedWords: string[];
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

/** Imports what other sites and earlier exports know of this yard (docs/decisions/061, 081). */
const sightingImportService = ({ strapi }: { strapi: Core.Strapi }) => {
  /** What importing these lines would do. */
  async function plan(knex: Knex, lines: ReadLine[], options: ImportOptions) {
    const { matches, format, places, observers } = options;
    const { timeZone } = await readSite(knex);
    const index = await readSpeciesIndex(knex);
    requireMatches(index, matches);
    const known = await readKnownSightings(knex);
    const photos = await findPhotosOf(knex, lines);
    const origins = { places, observers, remembered: await readRemembered(strapi, format) };
    const given = { index, known, matches, photos, timeZone, origins };
    return { ...given, plan: await planImport(lines, given) };
  }

  /** Adds the species that an import wants to be new; answers what each became. */
  const addSpecies = (fresh: FreshSighting[], following: ChangedSighting[], index: SpeciesIndex) =>
    addNewSpecies(strapi, index, [
      ...fresh.flatMap(({ news }) => news),
      ...following.flatMap(({ found }) => (isNewSpecies(found) ? [found] : [])),
    ]);

  /** Keeps what was said of places and accounts for the next file. */
  async function remember(
    { places, observers }: ImportOptions,
    planned: ImportPlan,
    origins: ChosenOrigins,
  ) {
    if (places === null && observers === null) return;
    const seen = planned.places.map(({ key, isTaken }): [string, boolean] => [key, isTaken]);
    const known = planned.observers.map(({ login, isOwner }): [string, boolean] => [
      login,
      isOwner,
    ]);
    const next = origins.remembered
      .with("place", places === null ? [] : seen)
      .with("observer", observers === null ? [] : known);
    await writeRemembered(strapi, next);
  }

  return {
    /** Imports a file, or reports what that would do. @throws CsvError, CsvBusy */
    async import(text: string, options: ImportOptions): Promise<SightingsImported> {
      const { format, fileName, isDryRun, follow, leaveOut } = options;
      const { timeZone } = await readSite(strapi.db.connection);
      const { lines, dateQuestions } = await readLines(text, format, timeZone, options);
      const present = (...planned: Parameters<typeof presentImport>): SightingsImported => ({
        ...presentImport(...planned),
        dateQuestions,
        guessedWords: options.guessedWords,
      });
      if (isDryRun) {
        const { index, plan: planned } = await plan(strapi.db.connection, lines, options);
        return present(planned, index);
      }
      const run = { name: "sightings", fileName, what: "import" } as const;
      return serviceOf(strapi, "api::csv.csv").runAlone(run, async (trx, progress) => {
        const { index, plan: planned, origins } = await plan(trx, lines, options);
        const { fresh, refused, changed } = planned;
        const wanted = new Set(follow);
        const following = changed.filter(({ id, found }) => wanted.has(id) && found !== null);
        // Of what was refused, the owner has seen exactly this: all of it is left out, or nothing is saved.
        if (refused.length !== leaveOut || fresh.length + following.length === 0)
          throw new RolledBack<SightingsImported>(present(planned, index));
        const done = { saved: fresh.length, followed: following.length };
        const report = present(planned, index, done);
        const who = await changeAuthor(strapi);
        const importId = await beginImport(trx, { name: "sightings", fileName, who: who ?? "" });
        await asChangesOf(importId, async () => {
          const added = await addSpecies(fresh, following, index);
          const drafts = fresh.map(({ draft, state, news }) => {
            const ids = news.map((one) => ({ [`${one.kind}Id`]: added(one).id }));
            return { draft: Object.assign({}, draft, ...ids) as SightingDraft, state };
          });
          await saveSightings(strapi, trx, drafts, { who, progress });
          const followed = following.map((change): Followed => {
            const { found } = change;
            if (isNewSpecies(found)) return { change, species: added(found) };
            return { change, species: found === "same" ? null : found };
          });
          await followSources(strapi, trx, followed);
        });
        await endImport(trx, importId, { added: fresh.length, changed: following.length });
        await remember(options, planned, origins);
        return report;
      });
    },
  };
};

export default sightingImportService;
