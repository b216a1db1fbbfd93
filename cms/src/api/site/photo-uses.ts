import { tileNames } from "shared-types/site/codes";
import type { PhotoUse } from "shared-types/site/answers";
import { speciesKinds } from "shared-types/species/codes";
import { from, whereIds, type Knex, type Row } from "../../database/knex";
import { numberOf, textOf } from "../../database/row";
import { presentPlan, presentViewpointDraft } from "../plan/presenter";
import { findPlans, findViewpoints } from "../plan/query";
import { readSiteDraft } from "../site-record/query";
import { readSlidesDraft } from "../slides/query";

/** What is not a plant's or animal's. */
const elsewhere = (use: Omit<PhotoUse, "species">): PhotoUse => ({ ...use, species: null });

const pictures = ["thumb", "banner"] as const;

async function bySpecies(knex: Knex, ids: number[]): Promise<PhotoUse[]> {
  const uses: PhotoUse[] = [];
  for (const species of speciesKinds)
    for (const kind of pictures) {
      const join = `${species}s_${kind}_lnk`;
      const query = from(knex, join)
        .join(`${species}s`, `${species}s.id`, `${join}.${species}_id`)
        .select({
          photo: `${join}.photo_id`,
          id: `${species}s.id`,
          name: `${species}s.name_common`,
        });
      whereIds(knex, query, `${join}.photo_id`, ids);
      const rows = (await query.orderBy("name")) as Row[];
      for (const row of rows)
        uses.push({
          photoId: numberOf(row["photo"]),
          kind,
          name: textOf(row["name"]),
          species: { kind: species, id: numberOf(row["id"]) },
        });
    }
  return uses;
}

async function byPlans(knex: Knex): Promise<PhotoUse[]> {
  const plans = (await findPlans(knex, true)).map(presentPlan);
  const viewpoints = (await findViewpoints(knex)).map(presentViewpointDraft);
  return [
    ...plans.flatMap(({ title, sheets }) =>
      sheets.map(({ photoId }) => elsewhere({ photoId, kind: "drawing", name: title })),
    ),
    ...viewpoints.flatMap(({ name, photoIds }) =>
      photoIds.map((photoId) => elsewhere({ photoId, kind: "viewpoint", name })),
    ),
  ];
}

async function bySite(knex: Knex): Promise<PhotoUse[]> {
  const { tiles, contact } = await readSiteDraft(knex);
  return [
    ...tileNames.map((name) => elsewhere({ photoId: tiles[name], kind: "tile", name })),
    elsewhere({ photoId: contact.photoId, kind: "contact", name: "" }),
  ];
}

async function bySlides(knex: Knex): Promise<PhotoUse[]> {
  const { slides } = await readSlidesDraft(knex);
  return slides.map(({ photoId }) => elsewhere({ photoId, kind: "slide", name: "" }));
}

/** What the site shows these photos as, besides the gallery. */
export async function photoUses(knex: Knex, ids: number[]): Promise<PhotoUse[]> {
  const all = await Promise.all([
    bySpecies(knex, ids),
    byPlans(knex),
    bySite(knex),
    bySlides(knex),
  ]);
  const asked = new Set(ids);
  return all.flat().filter(({ photoId }) => asked.has(photoId));
}
