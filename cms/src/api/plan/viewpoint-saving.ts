import type { ValidationErrors } from "shared-types/kit/error-answers";
import { panelMessages } from "shared-types/kit/panel-messages";
import { viewpointMessages } from "shared-types/viewpoint/codes";
import { viewpointDraftSchema, type ViewpointDraft } from "shared-types/viewpoint/schema";
import type { Knex } from "../../database/knex";
import { storedDraft, type RecordKind } from "../../database/record-store";
import { brokenOf } from "../../http/broken-rule";
import { findKnownPhotos } from "../photo/query";
import { presentPlan, presentViewpointDraft } from "./presenter";
import { findPlan, findViewpoint } from "./query";

/** Its drawing and its photos must exist. */
async function missingRecords(knex: Knex, draft: ViewpointDraft): Promise<ValidationErrors> {
  const row = await findPlan(knex, draft.planId);
  const isThere = row && presentPlan(row).sheets.some(({ sheetId }) => sheetId === draft.sheetId);
  const photos = await findKnownPhotos(knex, draft.photoIds);
  const areThere = draft.photoIds.every((id) => photos.has(id));
  return brokenOf(
    [!isThere, "sheetId", viewpointMessages.sheet],
    [!areThere, "photoIds", panelMessages.noPhoto],
  );
}

export const viewpointRecords: RecordKind<ViewpointDraft> = {
  uid: "api::plan.viewpoint",
  table: "viewpoints",
  schema: viewpointDraftSchema,
  stored: storedDraft(findViewpoint, presentViewpointDraft),
  validate: missingRecords,
  data: ({ name, planId, sheetId, x, y, photoIds }) => ({
    ...{ name, planId, sheetId, x, y },
    photos: { ids: photoIds },
  }),
};
