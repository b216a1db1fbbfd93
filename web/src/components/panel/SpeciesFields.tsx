import type { ReactNode } from "react";
import { limits } from "shared-types";
import { CheckField } from "../form/CheckField";
import { FieldRow } from "../form/FieldRow";
import { NotesField } from "../form/NotesField";
import type { SearchPages } from "../form/notes/pages";
import { PictureField, type PictureKit } from "../form/PictureField";
import { ReadOnlyField } from "../form/ReadOnlyField";
import { TextField } from "../form/TextField";

interface SpeciesFieldsProps {
  /** The field of the record's own id, and how it is labelled. */
  id: { name: string; label: string };
  /** What only plants, or only animals, have. */
  children: ReactNode;
  pictures: PictureKit;
  searchPages: SearchPages;
}

/** The fields of the plant and the animal form (spec §3, §5), with each kind's own in the middle. */
export function SpeciesFields({ id, children, pictures, searchPages }: SpeciesFieldsProps) {
  return (
    <>
      <FieldRow>
        <TextField name="nameCommon" label="Name Common" required maxLength={limits.text} />
        <TextField name="nameScientific" label="Name Scientific" required maxLength={limits.text} />
      </FieldRow>
      <FieldRow>
        <TextField
          name="nameDisplay"
          label="Name Display"
          required
          maxLength={limits.text}
          hint="The title of its page."
        />
        <TextField name="aka" label="AKA" maxLength={limits.text} hint="Other names, by commas." />
      </FieldRow>
      <FieldRow>
        <TextField
          name="keyId"
          label="Key ID"
          required
          maxLength={limits.keyId}
          hint="The last part of its address: up to 10 letters a–z, digits and ‘-’."
        />
        <ReadOnlyField name={id.name} label={id.label} />
      </FieldRow>
      {children}
      <TextField
        name="notesShort"
        label="Notes Short"
        maxLength={limits.text}
        hint="The last words of its row in the list."
      />
      <NotesField name="notes" label="Notes" searchPages={searchPages} />
      <PictureField
        name="thumbId"
        label="Thumb ID"
        shape="square"
        kit={pictures}
        hint="The photo in its row; 0 for none."
      />
      <PictureField
        name="bannerId"
        label="Banner ID"
        shape="banner"
        kit={pictures}
        hint="The photo over its page; 0 for none."
      />
      <CheckField name="internal" label="Internal (not shown to visitors)" />
    </>
  );
}
