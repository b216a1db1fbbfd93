import type { ValidationErrors } from "shared-types/kit/error-answers";
import { panelMessages } from "shared-types/kit/panel-messages";
import { siteDraftSchema, type SiteDraft } from "shared-types/site/schema";
import { from, whereIds, type Knex, type Row } from "../../database/knex";
import { keptPhoto } from "../../database/photo-visibility";
import { storedDraft, type RecordKind } from "../../database/record-store";
import { idOf } from "../../database/row";
import {
  captionColumns,
  descriptionColumns,
  introColumns,
  nameColumns,
  pageColumns,
  tileColumns,
} from "./columns";
import { presentSiteDraft } from "./presenter";
import { readSiteDraft } from "./query";
import { wrongWeekChoices } from "./week-choices";

const find = async (knex: Knex, id: number) =>
  from(knex, "site_records").where({ id }).first<Row | undefined>();

const picturesOf = ({ tiles, contact }: SiteDraft): [field: string, id: number][] => [
  ...Object.entries(tiles).map(([name, id]): [string, number] => [`tiles.${name}`, id]),
  ["contact.photoId", contact.photoId],
];

/** Newly chosen pictures must be photos; one that was chosen before may be in the bin by now. */
async function missingPictures(
  knex: Knex,
  draft: SiteDraft,
  stored: SiteDraft,
): Promise<ValidationErrors> {
  const known = new Set(picturesOf(stored).map(([, id]) => id));
  const chosen = picturesOf(draft).filter(([, id]) => id !== 0 && !known.has(id));
  if (chosen.length === 0) return [];
  const query = from(knex, "photos").whereRaw(keptPhoto()).orderBy("id").forShare();
  whereIds(
    knex,
    query,
    "photos.id",
    chosen.map(([, id]) => id),
  );
  const found = new Set((await query.select("photos.id")).map(idOf));
  return chosen
    .filter(([, id]) => !found.has(id))
    .map(([fieldId]) => ({ fieldId, errorMessage: panelMessages.noPhoto }));
}

const each = <Name extends string, Value, Stored>(
  columns: readonly { name: Name; attribute: string }[],
  values: Record<Name, Value>,
  stored: (value: Value) => Stored,
) => Object.fromEntries(columns.map(({ name, attribute }) => [attribute, stored(values[name])]));

const same = <Value>(value: Value) => value;
const idOrNull = (id: number) => id || null;

/** How the site record is saved, by the form, an undo or Strapi's admin. */
export const siteRecords: RecordKind<SiteDraft> = {
  uid: "api::site-record.site-record",
  table: "site_records",
  schema: siteDraftSchema,
  html: "welcomeText",
  stored: storedDraft(find, presentSiteDraft),
  async validate(knex, draft) {
    const stored = await readSiteDraft(knex);
    return [
      ...(await missingPictures(knex, draft, stored)),
      ...(await wrongWeekChoices(knex, draft, stored)),
    ];
  },
  data: ({
    intros,
    descriptions,
    contact,
    tiles,
    names,
    captions,
    pages,
    hemisphere,
    ...words
  }) => ({
    ...words,
    hemisphere: hemisphere || null,
    ...each(introColumns, intros, same),
    ...each(descriptionColumns, descriptions, same),
    salutation: contact.salutation,
    topics: contact.topics,
    contactPhoto: idOrNull(contact.photoId),
    ...each(tileColumns, tiles, idOrNull),
    ...each(nameColumns, names, same),
    ...each(captionColumns, captions, same),
    ...each(pageColumns, pages, same),
  }),
};
