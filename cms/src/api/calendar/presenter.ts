import type { CalendarSpecies } from "shared-types/calendar/calendar";
import type { CalendarKind } from "shared-types/calendar/codes";
import type { Companion, ShownSighting } from "shared-types/calendar/answers";
import type { SpeciesKind } from "shared-types/species/codes";
import { isAnimalStage, isPlantStage } from "shared-types/stage/codes";
import type { Row } from "../../database/knex";
import { idOf, textOf } from "../../database/row";

/** A sighting of an animal on a plant has the stage of one of them. */
export function stageOfKind<Stage extends string>(stage: Stage, kind: CalendarKind): Stage | "" {
  return (kind === "plants" ? isPlantStage : isAnimalStage)(stage) ? stage : "";
}

/** A species as the calendar names it. */
export const presentCalendarSpecies = (row: Row): CalendarSpecies => ({
  ...presentNamed(row),
  nameScientific: textOf(row["name_scientific"]),
  group: textOf(row["group"]),
});

/** A species as a filter names it. */
export const presentNamed = (row: Row) => ({
  id: idOf(row),
  keyId: textOf(row["key_id"]),
  nameCommon: textOf(row["name_common"]),
});

/** A photo as a line beside it shows it. */
export const presentSmallPhoto = (row: Row): NonNullable<Companion["photo"]> => ({
  photoId: idOf(row),
  thumbFileName: textOf(row["thumb_file_name"]),
  version: textOf(row["files_version"]),
  alt: textOf(row["alt"]),
});

/** The other species of a sighting. */
export const presentOther = (kind: SpeciesKind, row: Row): NonNullable<ShownSighting["other"]> => ({
  kind,
  keyId: textOf(row["key_id"]),
  nameCommon: textOf(row["name_common"]),
});

/** A sighting as a page tells of it. */
export const presentShownSighting = (row: Row, other: ShownSighting["other"]): ShownSighting => ({
  date: textOf(row["date"]),
  evidence: textOf(row["evidence"]) as ShownSighting["evidence"],
  stage: textOf(row["stage"]) as ShownSighting["stage"],
  note: textOf(row["note"]),
  other,
});

/**
 * The same of a sighting whose other species may not be shown: that its own was there, and how far it was. What was noted, and
 * how, may be of the other.
 */
export const presentHalf = (row: Row, kind: CalendarKind): ShownSighting => ({
  ...presentShownSighting({ ...row, stage: stageOfKind(textOf(row["stage"]), kind) }, null),
  evidence: "seen",
  note: "",
});
