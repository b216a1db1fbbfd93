import type { Core } from "@strapi/strapi";
import type { PlantRecord } from "shared-types/plant/answers";
import type { SpeciesKind } from "shared-types/species/codes";
import { dependsOn, dependsOnAll } from "../../cache/dependencies";
import type { Knex, Row } from "../../database/knex";
import { changingAll, removingAll } from "../../database/record-bulk";
import { recordStore, type RecordKind } from "../../database/record-store";
import { idOf } from "../../database/row";
import { etagOf } from "../../http/etag";
import { presentLink } from "../link/presenter";
import { presentBannerToEdit } from "../photo/presenter";
import { readPhotosOf } from "../photo/query";
import { presentSpeciesPage, type Pictured } from "./presenter";
import { findLinksOf, picturesOf, speciesReads } from "./query";

interface Named {
  nameCommon: string;
}

/** What differs between plants and animals. */
interface Species<Filter, Shown, Draft extends Named> {
  search: (knex: Knex, filter: Filter, withInternal: boolean) => Promise<Row[]>;
  presentRow: (row: Row) => Shown;
  presentDraft: (row: Row) => Draft;
  records: RecordKind<Draft>;
}

/** What a record to edit has besides its draft. */
type Parts = Pick<PlantRecord, "banner" | "links" | "photos">;

/** Reads and saves plants or animals. `withInternal` includes records that only the owner may see. */
export function speciesService<Filter, Shown extends Pictured, Draft extends Named>(
  strapi: Core.Strapi,
  kind: SpeciesKind,
  species: Species<Filter, Shown, Draft>,
) {
  const topic = `${kind}s` as const;
  const reads = speciesReads(kind);

  async function linksAndPhotosOf(knex: Knex, id: number, withInternal: boolean) {
    const [links, photos] = await Promise.all([
      findLinksOf(knex, kind, id),
      readPhotosOf(knex, kind, id, withInternal),
    ]);
    dependsOn("links", links.map(idOf));
    return { links: links.map(presentLink), photos };
  }

  return {
    async search(filter: Filter, withInternal = false): Promise<Shown[]> {
      const rows = await species.search(strapi.db.connection, filter, withInternal);
      dependsOnAll(topic);
      dependsOn("photos", rows.flatMap(picturesOf));
      return rows.map(species.presentRow);
    },

    /** A page, but for what the calendar knows of it; also by a key that it had before. */
    async detail(keyId: string, withInternal = false) {
      const knex = strapi.db.connection;
      const row = await reads.page(knex, keyId, withInternal);
      if (!row) return null;
      dependsOn(topic, [idOf(row)]);
      dependsOn("photos", picturesOf(row));
      const parts = await linksAndPhotosOf(knex, idOf(row), withInternal);
      return presentSpeciesPage(species.presentRow(row), row, parts);
    },

    /** One record to edit, with the ETag of its draft. */
    async record(keyOrId: string): Promise<{ record: Draft & Parts; etag: string } | null> {
      const knex = strapi.db.connection;
      const row = await reads.toEdit(knex, keyOrId);
      if (!row) return null;
      const draft = species.presentDraft(row);
      const parts = await linksAndPhotosOf(knex, idOf(row), true);
      return {
        record: { ...draft, banner: presentBannerToEdit(row), ...parts },
        etag: etagOf(draft),
      };
    },

    ...recordStore(strapi, species.records),
    changeAll: changingAll(strapi, species.records, ({ nameCommon }) => nameCommon),
    removeAll: removingAll(strapi, species.records),
  };
}

/** The reads of both, whatever their rows, pages and records. */
export interface SpeciesReads<Filter, Shown, Page, ToEdit> {
  search: (filter: Filter, withInternal: boolean) => Promise<Shown[]>;
  detail: (keyId: string, withInternal: boolean) => Promise<Page | null>;
  record: (keyOrId: string) => Promise<{ record: ToEdit; etag: string } | null>;
}
