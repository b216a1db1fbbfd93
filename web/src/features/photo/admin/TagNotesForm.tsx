import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { photoOwnerCalls, type PhotoOptions, type PhotoToEdit } from "shared-types";
import { object, type Schema } from "yup";
import { EditForm } from "../../../components/form/EditForm";
import { ownerSave, type WithEtag } from "../../../lib/owner-calls";
import {
  errorsInForm,
  formOfNotes,
  notesOfForm,
  sayableOf,
  type TagNotesForm as Form,
} from "./tag-notes-form";
import { TagNotesFields } from "./TagNotesFields";

interface TagNotesFormProps {
  photo: WithEtag<PhotoToEdit>;
  options: PhotoOptions;
}

/** Each field offers what it may be. */
const anyForm = object() as unknown as Schema<Form>;

/** How far the photo's plants and animals are, and what its animals do on its plants; nothing without such tags. */
export function TagNotesForm({ photo: { data, etag }, options }: TagNotesFormProps) {
  const [said, setSaid] = useState("");
  const sayable = sayableOf(data);
  if (sayable.plants.length + sayable.animals.length === 0) return null;
  const save = async (form: Form, ifMatch = "") => {
    const body = notesOfForm(sayable, form);
    return errorsInForm(
      sayable,
      await ownerSave(photoOwnerCalls.photoTagsUpdate, { body, ifMatch }),
    );
  };
  return (
    <chakra.section aria-labelledby="tag-notes" display="grid" gap="4">
      <chakra.h2 id="tag-notes" fontSize="lead" fontWeight="500">
        Stage and interaction
      </chakra.h2>
      <EditForm<Form>
        // Other tags are other fields.
        key={[...data.plants, 0, ...data.animals].join()}
        draftKey={`photo/${data.photoId}/tags`}
        initialValues={formOfNotes(sayable)}
        etag={etag}
        schema={anyForm}
        save={save}
        onSaved={() => setSaid("Stage and interaction saved.")}
        confirmation={said}
        submitLabel="UPDATE"
        isInline
      >
        <TagNotesFields sayable={sayable} options={options} unsaid="Not said" />
      </EditForm>
    </chakra.section>
  );
}
