import {
  evidences,
  speciesOfCalendar,
  type CalendarKind,
  type Evidence,
} from "shared-types/calendar/codes";
import type { Companion } from "shared-types/calendar/answers";
import { interactions } from "shared-types/interaction/codes";
import { dependsOn } from "../../cache/dependencies";
import type { Knex, Row } from "../../database/knex";
import { booleanOf, idOf, numberOf, textOf } from "../../database/row";
import { tagNotesIn } from "../photo/tag-notes";
import {
  findAssociated,
  findCompanionNames,
  findPhotosOfBoth,
  findSightedTogether,
  otherKind,
} from "./companion-query";
import { presentSmallPhoto } from "./presenter";
import type { Scope } from "./query";

type Interaction = Companion["interaction"];

interface Found {
  species: number;
  interaction: Interaction;
  evidence: Evidence;
  photo?: Companion["photo"];
  source?: Companion["sources"][number];
}

/** What an animal does on a plant in one photo, by its tags and by its sightings; '' if nothing is said. */
function interactionsIn(
  row: Row,
  kind: CalendarKind,
  id: number,
  sighted: Interaction[],
): Iterable<Interaction> {
  const other = numberOf(row["species"]);
  const [plant, animal] = kind === "plants" ? [id, other] : [other, id];
  const noted = tagNotesIn(row["tag_notes"]).interactions.filter(
    ({ plantId, animalId }) => plantId === plant && animalId === animal,
  );
  const all = [...noted.map(({ interaction }) => interaction), ...sighted];
  return all.length > 0 ? new Set(all) : [""];
}

const sourceIn = (row: Row) => ({ source: textOf(row["source"]), href: textOf(row["href"]) });

/** Everything known of the species together with others: photos, the newest first, then sightings, then books. */
async function findAll(knex: Knex, scope: Scope): Promise<Found[]> {
  const { kind, id } = scope;
  const [photos, sighted, books] = await Promise.all([
    findPhotosOfBoth(knex, scope),
    findSightedTogether(knex, scope),
    findAssociated(knex, scope),
  ]);
  const together = (row: Row) => ({
    species: numberOf(row["species"]),
    interaction: textOf(row["interaction"]) as Interaction,
  });
  /** What the sightings with a photo of both say. */
  const ofPhoto = (row: Row) =>
    sighted
      .filter((one) => booleanOf(one["is_photos"]))
      .filter((one) => idOf(row) === numberOf(one["photo_id"]))
      .filter((one) => numberOf(one["species"]) === numberOf(row["species"]))
      .map((one) => together(one).interaction)
      .filter((interaction) => interaction !== "");
  return [
    ...photos.flatMap((row) =>
      [...interactionsIn(row, kind, id, ofPhoto(row))].map((interaction): Found => ({
        ...together(row),
        interaction,
        evidence: "photo",
        photo: presentSmallPhoto(row),
      })),
    ),
    ...sighted
      .filter((row) => !booleanOf(row["is_photos"]))
      .map((row) => ({ ...together(row), evidence: textOf(row["evidence"]) as Evidence })),
    ...books.map((row): Found => ({
      ...together(row),
      evidence: "books",
      source: sourceIn(row),
    })),
  ];
}

const order: readonly Interaction[] = [...interactions, ""];

/** The animals of a plant, or the plants of an animal: a line for each interaction, those that say nothing last. */
export async function readCompanions(knex: Knex, scope: Scope): Promise<Companion[]> {
  const others = otherKind[scope.kind];
  const found = await findAll(knex, scope);
  const ids = [...new Set(found.map(({ species }) => species))];
  dependsOn(others, ids);
  const names = await findCompanionNames(knex, others, ids, scope.withInternal);
  const lines = new Map<string, Companion & { order: number }>();
  for (const { species, interaction, evidence, photo = null, source } of found) {
    const place = names.findIndex((row) => idOf(row) === species);
    const name = names[place];
    if (!name) continue;
    const key = `${interaction} ${species}`;
    const line = lines.get(key) ?? {
      kind: speciesOfCalendar[others],
      keyId: textOf(name["key_id"]),
      nameCommon: textOf(name["name_common"]),
      ...{ interaction, evidence: [], count: 0, photo, sources: [] },
      order: order.indexOf(interaction) * names.length + place,
    };
    line.evidence = evidences.filter((one) => one === evidence || line.evidence.includes(one));
    if (source) line.sources.push(source);
    else line.count += 1;
    lines.set(key, line);
  }
  return [...lines.values()]
    .sort((a, b) => a.order - b.order)
    .map(({ order: _order, ...companion }) => companion);
}
