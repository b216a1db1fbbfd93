import type { PhotoItem } from "shared-types/photo/answers";
import type { PhotoTagsUpdate } from "shared-types/photo/tag-notes-schema";
import { photosTagSchema, type PhotosTag } from "shared-types/photo/schema";
import type { Selection } from "../../../lib/selection";
import { retagged, stillInUse, type TagPicks } from "./tag-change";
import { notesOfForm, sayableOf, withNotes } from "./tag-notes-form";

/** The dialog's form: tags to add and remove, and what to say of them by the names of their fields. */
export interface TagDialogForm extends TagPicks {
  photoIds: number[];
}

export const tagDialogSchema = withNotes<TagDialogForm>(photosTagSchema);

/** The form as it opens, with the picks from before. */
export const tagDialogForm = (
  selection: Selection<PhotoItem>,
  { add, remove, notes }: TagPicks,
): TagDialogForm => ({
  photoIds: [...selection.keys()],
  add,
  remove: stillInUse(remove, [...selection.values()]),
  notes,
});

const nothingSaid = { plants: [], animals: [], interactions: [] };

/** What can be said of all these photos at once: of the plants and animals that each of them has after the change. */
export function sayableOfAll(
  selection: Selection<PhotoItem>,
  change: Pick<PhotosTag, "add" | "remove">,
): PhotoTagsUpdate {
  const [first, ...others] = retagged(selection, change).values();
  const shared = (kind: "plants" | "animals") =>
    (first?.[kind] ?? []).filter((id) => others.every((photo) => photo[kind].includes(id)));
  const tags = { plants: shared("plants"), animals: shared("animals") };
  return sayableOf({ photoId: 0, ...tags, tagNotes: nothingSaid });
}

/** What the form asks of the server; a field left as it is says nothing. */
export function changeOfForm(
  selection: Selection<PhotoItem>,
  { notes, ...change }: TagDialogForm,
): PhotosTag {
  const { photoId: _none, ...added } = notesOfForm(sayableOfAll(selection, change), notes);
  const tagNotes = {
    plants: added.plants.filter(({ stage }) => stage !== ""),
    animals: added.animals.filter(({ stage }) => stage !== ""),
    interactions: added.interactions.filter(({ interaction }) => interaction !== ""),
  };
  const isSaid = Object.values(tagNotes).some((list) => list.length > 0);
  return isSaid ? { ...change, tagNotes } : change;
}
