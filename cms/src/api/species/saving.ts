import type { ValidationErrors } from "shared-types/kit/error-answers";
import { panelMessages } from "shared-types/kit/panel-messages";
import { foldOf, stringOf, type DerivedColumns } from "../../database/derived-columns";
import { fold } from "../../database/fold";
import { from, type Knex } from "../../database/knex";
import { numberOf } from "../../database/row";
import { htmlWords } from "../../documents/html";

/** The pictures in the draft of a plant or animal; 0 means no photo. */
interface ChosenPhotos {
  thumbId: number;
  bannerId: number;
}

/** The derived columns of plants and animals. */
export const speciesDerived: DerivedColumns = {
  foldCommon: foldOf("nameCommon"),
  foldAka: foldOf("aka"),
  foldScientific: foldOf("nameScientific"),
  foldNotes: {
    from: ["notesShort", "notes"],
    // Sanitized by now: `sanitizeHtml` comes before the derived columns.
    derive: ({ notesShort, notes }) =>
      fold(`${stringOf(notesShort)} ${htmlWords(stringOf(notes))}`),
  },
};

/**
 * The fields of a draft for the Document Service. An unchanged picture is left alone: one in
 * the bin reads 0 and returns when it is restored.
 */
export function speciesData(
  { thumbId, bannerId, ...fields }: ChosenPhotos,
  stored: ChosenPhotos | null,
): Record<string, unknown> {
  return {
    ...fields,
    ...(thumbId === stored?.thumbId ? {} : { thumb: thumbId || null }),
    ...(bannerId === stored?.bannerId ? {} : { banner: bannerId || null }),
  };
}

/** The fields that name a missing photo; existing ones are locked until the save ends. */
export async function missingPhotos(knex: Knex, draft: ChosenPhotos): Promise<ValidationErrors> {
  const fields = (["thumbId", "bannerId"] as const).filter((field) => draft[field] !== 0);
  if (fields.length === 0) return [];
  const rows = await from(knex, "photos")
    .whereIn(
      "id",
      fields.map((field) => draft[field]),
    )
    .whereNull("date_deleted")
    .orderBy("id")
    .forShare()
    .select("id");
  const known = new Set(rows.map((row) => numberOf(row["id"])));
  return fields
    .filter((field) => !known.has(draft[field]))
    .map((fieldId) => ({ fieldId, errorMessage: panelMessages.noPhoto }));
}
