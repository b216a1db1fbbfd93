import type { SpeciesKind } from "shared-types/species/codes";
import { speciesFields } from "shared-types/species/fields";
import { InternalField } from "../../../components/form/CheckField";
import { DisplayNameOffer } from "../../../components/form/DisplayNameOffer";
import { FieldRow } from "../../../components/form/FieldRow";
import { KeyField } from "../../../components/form/KeyField";
import { NotesField } from "../../../components/form/NotesField";
import {
  PictureField,
  type LikelyPhotos,
  type PictureKit,
} from "../../../components/form/PictureField";
import { ReadOnlyField } from "../../../components/form/ReadOnlyField";
import { tableFields } from "../../../components/form/table-fields";
import type { PanelSpecies } from "../../../components/panel/panel-species";
import { BookNames } from "./BookNames";
import { usePageSearch } from "../page-search";
import { PhotoName, PhotoPreview } from "../../../features/photo/admin/PhotoPreview";
import { PicturePicker } from "../../../features/photo/admin/PicturePicker";

/** What a page passes to PictureField: pages combine forms and photos. */
const pictureKit: PictureKit = {
  Preview: PhotoPreview,
  Picker: PicturePicker,
  Words: PhotoName,
};

const { Field } = tableFields(speciesFields);

interface SpeciesFieldsProps<K extends SpeciesKind> {
  kind: PanelSpecies<K>;
  /** Its own photos, offered first. */
  likely?: LikelyPhotos;
}

/** The fields of the plant and the animal form, with each one's own in the middle. */
export function SpeciesFields<K extends SpeciesKind>({ kind, likely }: SpeciesFieldsProps<K>) {
  const { linkType, noun, publicPath, Fields } = kind;
  const searchPages = usePageSearch();
  return (
    <BookNames kind={kind}>
      <FieldRow>
        <Field name="nameDisplay" hint="Page title" />
        <Field name="aka" hint="Other names, separated by commas" />
      </FieldRow>
      <DisplayNameOffer />
      <FieldRow>
        <KeyField path={publicPath} noun={linkType} />
        <ReadOnlyField name={`${linkType}Id`} label={`${noun} ID`} />
      </FieldRow>
      <Fields />
      <Field name="notesShort" hint="One line shown in the list" />
      <NotesField name="notes" label="Notes" searchPages={searchPages} />
      <PictureField
        name="thumbId"
        label="Thumbnail (Thumb ID)"
        shape="square"
        likely={likely}
        kit={pictureKit}
        hint="Small photo in the list; 0 for none"
      />
      <PictureField
        name="bannerId"
        label="Banner (Banner ID)"
        shape="banner"
        likely={likely}
        kit={pictureKit}
        hint="Wide photo at the top of its page; 0 for none"
      />
      <InternalField />
    </BookNames>
  );
}
