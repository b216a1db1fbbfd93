import type { ValidationErrors } from "shared-types/kit/error-answers";
import { isOwnersOnly } from "shared-types/photo/visibility";
import { slidesMessages } from "shared-types/slides/codes";
import { slidesDraftSchema, type SlidesDraft } from "shared-types/slides/schema";
import type { Knex } from "../../database/knex";
import { storedDraft, type RecordKind } from "../../database/record-store";
import { idOf } from "../../database/row";
import { visibilityOf } from "../photo/presenter";
import { presentSlidesDraft } from "./presenter";
import { findChosenPhotos, findSlides, readSlidesDraft } from "./query";

/** Each photo once; a newly chosen one must be there to see, one that was a slide before may be hidden by now. */
async function brokenSlides(knex: Knex, { slides }: SlidesDraft): Promise<ValidationErrors> {
  const ids = slides.map(({ photoId }) => photoId);
  const known = new Set((await readSlidesDraft(knex)).slides.map(({ photoId }) => photoId));
  const rows = await findChosenPhotos(knex, ids);
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  const faultOf = (id: number, n: number): string => {
    const first = ids.indexOf(id) + 1;
    if (first < n) return slidesMessages.same(n, first);
    if (known.has(id)) return "";
    const row = byId.get(id);
    if (!row) return slidesMessages.noPhoto(n);
    if (row["date_deleted"] !== null) return slidesMessages.binned(n);
    return isOwnersOnly(visibilityOf(row["visibility"])) ? slidesMessages.hidden(n) : "";
  };
  return ids
    .map((id, place) => ({ fieldId: "slides.photoId", errorMessage: faultOf(id, place + 1) }))
    .filter(({ errorMessage }) => errorMessage !== "");
}

/** How the slides are saved, by the form, an undo or Strapi's admin. */
export const slidesRecords: RecordKind<SlidesDraft> = {
  uid: "api::slides.slides",
  table: "slides",
  schema: slidesDraftSchema,
  stored: storedDraft(findSlides, presentSlidesDraft),
  validate: brokenSlides,
  // An object: PostgreSQL's driver would take a list for an array of the database.
  data: ({ slides }) => ({ list: { slides } }),
};
