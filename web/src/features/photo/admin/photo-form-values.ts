import type { ValidationErrors } from "shared-types/kit/error-answers";
import { photoDraftOf, photoDraftSchema, type PhotoDraft } from "shared-types/photo/schema";
import type { PhotoToEdit } from "shared-types/photo/answers";
import {
  errorsInForm,
  formOfNotes,
  notesOfForm,
  sayableOf,
  withNotes,
  type TagNotesForm,
} from "./tag-notes-form";

/** The photo form: the photo, and what is known of its tags by the names of their fields. */
export interface PhotoFormValues extends Omit<PhotoDraft, "tagNotes"> {
  notes: TagNotesForm;
}

export const photoFormSchema = withNotes<PhotoFormValues>(photoDraftSchema);

/** The form of a stored photo. */
export const formOfPhoto = (photo: PhotoToEdit): PhotoFormValues => ({
  ...photoDraftOf(photo),
  notes: formOfNotes(sayableOf(photo)),
});

/** What can be said of the tags that the form has now. */
export const sayableInForm = (
  { tagNotes }: Pick<PhotoToEdit, "tagNotes">,
  { photoId, plants, animals }: Pick<PhotoFormValues, "photoId" | "plants" | "animals">,
) => sayableOf({ photoId, plants, animals, tagNotes });

/** What is sent for a form: of tags that it no longer has nothing is said. */
export function draftOfForm(photo: PhotoToEdit, { notes, ...draft }: PhotoFormValues): PhotoDraft {
  const { photoId: _same, ...tagNotes } = notesOfForm(sayableInForm(photo, draft), notes);
  return { ...draft, tagNotes };
}

/** The server's errors by the form's fields: `tagNotes.plants[0].stage` is `notes.plant-12`. */
export function errorsOfPhoto(
  photo: PhotoToEdit,
  form: PhotoFormValues,
  errors: ValidationErrors,
): ValidationErrors {
  const prefix = "tagNotes.";
  const sayable = sayableInForm(photo, form);
  return errors.flatMap((error) => {
    if (!error.fieldId.startsWith(prefix)) return error;
    const fieldId = error.fieldId.slice(prefix.length);
    return errorsInForm(sayable, [{ ...error, fieldId }]).map((one) => ({
      ...one,
      fieldId: `notes.${one.fieldId}`,
    }));
  });
}
