import type { PhotoItem } from "shared-types/photo/answers";
import type {
  Plan,
  PlanPlant,
  PlanSheet,
  PlanSheetDetail,
  PlanVersion,
  Planting,
} from "shared-types/plan/answers";
import type { PlantStanding } from "shared-types/plant/answers";
import type { ViewpointDraft } from "shared-types/viewpoint/schema";
import type { Row } from "../../database/knex";
import { booleanOf, idOf, jsonOf, numberOf, textOf } from "../../database/row";
import { presentThumb } from "../photo/presenter";

/** The drawings of a row. */
function sheetsOf(value: unknown): PlanSheet[] {
  return (jsonOf(value) as { sheets?: PlanSheet[] } | null)?.sheets ?? [];
}

/** Field by field, in one order: PostgreSQL sorts the keys of JSON, and the ETag must not follow that. */
function presentSheet(sheet: PlanSheet): PlanSheet {
  const { sheetId, photoId, title, alt, caption, north, feet, depth } = sheet;
  return {
    ...{ sheetId, photoId, title, alt, caption, north, feet, depth },
    beds: sheet.beds.map(({ bedId, name, text, points }) => ({ bedId, name, text, points })),
    plantings: sheet.plantings.map((part) => {
      const { plantingId, plantId, bedId, x, y, number, plantedOn, removedOn, note } = part;
      return { plantingId, plantId, bedId, x, y, number, plantedOn, removedOn, note };
    }),
  };
}

/** A plan as it is stored, which is also its form. */
export function presentPlan(row: Row): Plan {
  return {
    planId: idOf(row),
    keyId: textOf(row["key_id"]),
    title: textOf(row["title"]),
    period: textOf(row["period"]),
    intro: textOf(row["intro"]),
    order: numberOf(row["order"]),
    internal: booleanOf(row["internal"]),
    sheets: sheetsOf(row["parts"]).map(presentSheet),
  };
}

/** The other plans to link to; all come with the newest first. */
export function presentVersions(plans: readonly Plan[], own: Plan): PlanVersion[] {
  const place = plans.indexOf(own);
  return plans.flatMap(({ planId, keyId, title, period }, n) =>
    n === place ? [] : { planId, keyId, title, period, isNewer: n < place },
  );
}

/** A plant as a plan shows it. */
export function presentPlanPlant(row: Row): PlanPlant {
  return {
    plantId: idOf(row),
    keyId: textOf(row["key_id"]),
    nameCommon: textOf(row["name_common"]),
    nameScientific: textOf(row["name_scientific"]),
    type: textOf(row["type"]) as PlanPlant["type"],
    season: textOf(row["season"]) as PlanPlant["season"],
    thumbFileName: presentThumb(row),
    thumbVersion: textOf(row["thumb_version"]),
    internal: booleanOf(row["internal"]),
  };
}

/** Drawings with the photos that are there. */
export function presentSheets(sheets: PlanSheet[], photos: PhotoItem[]): PlanSheetDetail[] {
  const byId = new Map(photos.map((photo) => [photo.photoId, photo]));
  return sheets.map((sheet) => ({ ...sheet, photo: byId.get(sheet.photoId) ?? null }));
}

/** The ids of a viewpoint's photos. */
function photoIdsIn(value: unknown): number[] {
  return (jsonOf(value) as { ids?: number[] } | null)?.ids ?? [];
}

/** A viewpoint's form. */
export function presentViewpointDraft(row: Row): ViewpointDraft {
  return {
    viewpointId: idOf(row),
    name: textOf(row["name"]),
    planId: numberOf(row["plan_id"]),
    sheetId: numberOf(row["sheet_id"]),
    x: numberOf(row["x"]),
    y: numberOf(row["y"]),
    photoIds: photoIdsIn(row["photos"]),
  };
}

/** A planting of one plant, from a row with its plan and the planting itself as JSON. */
export function presentStanding(row: Row): PlantStanding {
  const planting = jsonOf(row["planting"]) as Planting;
  const { bedId, plantingId, x, y, number, plantedOn, removedOn, note } = planting;
  return {
    planId: idOf(row),
    planKeyId: textOf(row["key_id"]),
    planTitle: textOf(row["title"]),
    planPeriod: textOf(row["period"]),
    internal: booleanOf(row["internal"]),
    sheetId: numberOf(row["sheet_id"]),
    sheetTitle: textOf(row["sheet_title"]),
    bedId,
    bedName: textOf(row["bed_name"]),
    ...{ plantingId, x, y, number, plantedOn, removedOn, note },
  };
}
