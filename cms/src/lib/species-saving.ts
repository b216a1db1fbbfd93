import {
  panelMessages,
  type AnimalDraft,
  type PlantDraft,
  type ValidationErrors,
} from "shared-types";
import { from, type Knex } from "./knex";
import { numberOf } from "./row";

/** What the drafts of plants and animals have in common. */
type SpeciesDraft = Omit<AnimalDraft, "animalId" | "classTax" | "order" | "family"> &
  Omit<PlantDraft, Exclude<keyof PlantDraft, keyof AnimalDraft>>;

/**
 * The shared part of a draft as the Document Service takes it; 0 is no photo. A picture that stays
 * is left alone: one in the bin reads 0, and is there again when it is restored.
 */
export function speciesData(
  draft: SpeciesDraft,
  stored: SpeciesDraft | null,
): Record<string, unknown> {
  return {
    nameCommon: draft.nameCommon,
    nameScientific: draft.nameScientific,
    nameDisplay: draft.nameDisplay,
    keyId: draft.keyId,
    aka: draft.aka,
    notesShort: draft.notesShort,
    notes: draft.notes,
    internal: draft.internal,
    ...(draft.thumbId === stored?.thumbId ? {} : { thumb: draft.thumbId || null }),
    ...(draft.bannerId === stored?.bannerId ? {} : { banner: draft.bannerId || null }),
  };
}

/** The fields that name a photo which is not there; those that are stay until the save is done. */
export async function missingPhotos(
  knex: Knex,
  draft: Pick<SpeciesDraft, "thumbId" | "bannerId">,
): Promise<ValidationErrors> {
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
