import { string, type InferType } from "yup";
import { interactions } from "../interaction/codes";
import { limits } from "../kit/limits";
import { ownSource, sightingEvidences, sightingLimits, sightingMessages } from "./codes";
import { isAnimalStage, isPlantStage, stages } from "../stage/codes";
import { closed } from "../kit/closed";
import { isDate } from "../kit/date";
import { address } from "../kit/href";
import { code, oneOf, wholeNumber } from "../kit/filter";
import { figure, flag, recordId } from "../kit/number";
import { line, text } from "../kit/text";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Text of a form that no person types: taken as it is. */
const given = (what: string) =>
  string()
    .transform((_value: unknown, value: unknown) => value)
    .typeError(`${what} must be text.`)
    .nonNullable(`${what} must be text.`);

/** A day, month or year, or nothing. */
const date = (what: string) => given(what).default("").test("date", sightingMessages.date, isDate);

const zeroForNull = (value: unknown, given: unknown) => (given === null ? 0 : value);
const emptyForNull = (value: unknown, given: unknown) => (given === null ? "" : value);

const maybeId = recordId.transform(zeroForNull);

const source = () =>
  given("source").matches(/^[a-z0-9-]{1,30}$/, {
    message: sightingMessages.source,
    excludeEmptyString: true,
  });

/** What was seen or heard in the yard (docs/product.md 4.16). */
export const sightingDraftSchema = closed({
  sightingId: recordId,
  clientId: given("clientId")
    .default("")
    .transform((value: unknown) => (typeof value === "string" ? value.toLowerCase() : value))
    .matches(uuid, { message: sightingMessages.clientId, excludeEmptyString: true }),
  date: date("date").required(sightingMessages.date),
  animalId: maybeId,
  plantId: maybeId,
  evidence: oneOf(sightingEvidences, "seen"),
  stage: code(stages).transform(emptyForNull),
  interaction: code(interactions).transform(emptyForNull),
  count: figure(sightingMessages.count, {
    max: sightingLimits.count,
    whole: true,
    fallback: 0,
  }).transform(zeroForNull),
  note: text("Note", sightingLimits.note),
  photoId: maybeId,
  source: source().default(ownSource).required(sightingMessages.source),
  sourceId: line("Source ID", sightingLimits.sourceId),
  href: address("Address", limits.href),
  internal: flag("internal"),
  observer: line("Observer", sightingLimits.observer),
  license: address("License", limits.href),
  cultivated: flag("cultivated"),
})
  .test("species", function ({ animalId, plantId }) {
    if (animalId > 0 || plantId > 0) return true;
    return this.createError({ path: "animalId", message: sightingMessages.species });
  })
  .test("stage", function ({ animalId, plantId, stage }) {
    const [isPlants, isAnimals] = [isPlantStage(stage), isAnimalStage(stage)];
    // Without a species the other rule speaks.
    if (animalId === 0 && plantId === 0) return true;
    if (isPlants && plantId === 0)
      return this.createError({ path: "stage", message: sightingMessages.plantStage });
    if (isAnimals && animalId === 0)
      return this.createError({ path: "stage", message: sightingMessages.animalStage });
    return true;
  })
  .test("interaction", function ({ animalId, plantId, interaction }) {
    if (interaction === "" || (animalId > 0 && plantId > 0)) return true;
    return this.createError({ path: "interaction", message: sightingMessages.interaction });
  })
  .meta({ id: "SightingDraft" });

/** POST /api/sightings: 0 and '' find all; a month or year is found by every day in it. */
export const sightingFilterSchema = closed({
  from: date("from"),
  to: date("to"),
  plantId: recordId,
  animalId: recordId,
  evidence: code(sightingEvidences),
  source: source().default(""),
  pageId: wholeNumber("pageId", 1, 1),
}).meta({ id: "SightingFilter" });

export type SightingDraft = InferType<typeof sightingDraftSchema>;
export type SightingFilter = InferType<typeof sightingFilterSchema>;
