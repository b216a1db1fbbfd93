import type { Core } from "@strapi/strapi";
import { slidesRecordId } from "shared-types/slides/codes";
import type { Slide } from "shared-types/slides/answers";
import type { SlidesDraft } from "shared-types/slides/schema";
import { dependsOn, dependsOnAll } from "../../../cache/dependencies";
import { documentsOf, recordStore, saveAtOnce } from "../../../database/record-store";
import type { Saved } from "../../../http/answer-save";
import { allowsSave, etagOf } from "../../../http/etag";
import { readSitePhotos } from "../../photo/query";
import { presentSlides } from "../presenter";
import { findSlidesId, readSlidesDraft } from "../query";
import { slidesRecords } from "../saving";

/** The photos of the home page's carousel (docs/decisions/055). */
const slidesService = ({ strapi }: { strapi: Core.Strapi }) => {
  const knex = () => strapi.db.connection;
  return {
    /** The slides that visitors see. */
    async all(): Promise<Slide[]> {
      dependsOnAll("slides");
      const draft = await readSlidesDraft(knex());
      const ids = draft.slides.map(({ photoId }) => photoId);
      // One in the bin may be restored, a hidden one shown.
      dependsOn("photos", ids);
      return presentSlides(draft, await readSitePhotos(knex(), ids, false));
    },

    /** The record to edit, with its ETag. */
    async toEdit(): Promise<{ record: SlidesDraft; etag: string }> {
      const record = await readSlidesDraft(knex());
      return { record, etag: etagOf(record) };
    },

    async update(draft: SlidesDraft, ifMatch: string): Promise<Saved> {
      await this.ensure({ slides: [] });
      const stored = await this.toEdit();
      // Nothing to save leaves the home page in the cache.
      if (etagOf(draft) === stored.etag && allowsSave(ifMatch, stored.etag)) return [];
      const id = await findSlidesId(knex());
      return recordStore(strapi, slidesRecords).update(id, draft, ifMatch);
    },

    /** Makes the record, unless there is one. */
    async ensure(draft: SlidesDraft): Promise<void> {
      if ((await findSlidesId(knex())) !== 0) return;
      await saveAtOnce(strapi, async () => {
        const data = { id: slidesRecordId, ...slidesRecords.data(draft, null) };
        await documentsOf(strapi, slidesRecords.uid).create({ data });
        return [];
      });
    },
  };
};

export default slidesService;
