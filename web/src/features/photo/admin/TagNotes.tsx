import { chakra } from "@chakra-ui/react";
import { useFormikContext } from "formik";
import type { PhotoOptions, PhotoToEdit } from "shared-types/photo/codes";
import { sayableInForm, type PhotoFormValues } from "./photo-form-values";
import { TagNotesFields } from "./TagNotesFields";

interface TagNotesProps {
  photo: PhotoToEdit;
  options: PhotoOptions;
}

/** How far the plants and animals in the form are, and what its animals do on its plants; nothing without such tags. */
export function TagNotes({ photo, options }: TagNotesProps) {
  const { values } = useFormikContext<PhotoFormValues>();
  const sayable = sayableInForm(photo, values);
  if (sayable.plants.length + sayable.animals.length === 0) return null;
  return (
    <chakra.fieldset display="grid" gap="4">
      <chakra.legend marginBottom="2" padding="0" fontFamily="serif" fontSize="1.25rem">
        Stage and interaction
      </chakra.legend>
      <TagNotesFields sayable={sayable} options={options} unsaid="Not noted" prefix="notes." />
    </chakra.fieldset>
  );
}
