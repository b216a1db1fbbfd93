import { chakra } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { limits } from "shared-types/kit/limits";
import { panelMessages } from "shared-types/kit/panel-messages";
import type { PhotoOptions, PhotoToEdit } from "shared-types/photo/answers";
import { useFormikContext } from "formik";
import { ChoiceField } from "../../../components/form/ChoiceField";
import { DateField } from "../../../components/form/DateField";
import { DeleteMenu } from "../../../components/form/DeleteMenu";
import { EditForm } from "../../../components/form/EditForm";
import { twoColumns } from "../../../components/form/FieldRow";
import { ReadOnlyField } from "../../../components/form/ReadOnlyField";
import { TextAreaField } from "../../../components/form/TextAreaField";
import { TextField } from "../../../components/form/TextField";
import type { SaveAs } from "../../../lib/api-client";
import { ownerSaveQuietly, saving, type WithEtag } from "../../../lib/owner-calls";
import { altHint } from "../../../components/form/alt-hint";
import { askAboutPhotos } from "./delete-photos";
import { tellingFirstPictures } from "./first-pictures";
import { PhotoAside } from "./PhotoAside";
import {
  draftOfForm,
  errorsOfPhoto,
  formOfPhoto,
  photoFormSchema,
  type PhotoFormValues,
  sayableInForm,
} from "./photo-form-values";
import { TagFields, tagFields } from "./TagFields";
import { visibilityChoicesOf } from "./visibility";
import { TagNotesFields } from "./TagNotesFields";
import { NumberField } from "../../../components/form/NumberField";

const names = ["width", "height", "fileType", "fileSize"] as const;

/** What the site measures itself and hardly anyone types, folded until it is wanted or something is wrong with it. */
function FileFacts() {
  const { errors } = useFormikContext<PhotoFormValues>();
  const [isOpen, setOpen] = useState(false);
  const isBroken = names.some((name) => errors[name] !== undefined);
  return (
    <chakra.details
      open={isOpen || isBroken}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <chakra.summary
        minHeight="var(--target)"
        paddingBlock="2"
        textStyle="interface"
        cursor="pointer"
      >
        File details
      </chakra.summary>
      <chakra.div display="grid" columnGap="4" rowGap="5" alignItems="start" css={twoColumns}>
        <NumberField name="width" label="Width" whole required />
        <NumberField name="height" label="Height" whole required />
        <TextField name="fileType" label="File Type" maxLength={limits.text} required />
        <NumberField name="fileSize" label="File Size" whole required />
      </chakra.div>
    </chakra.details>
  );
}

interface TagNotesProps {
  photo: PhotoToEdit;
  options: PhotoOptions;
}

/** How far the plants and animals in the form are, and what its animals do on its plants; nothing without such tags. */
function TagNotes({ photo, options }: TagNotesProps) {
  const { values } = useFormikContext<PhotoFormValues>();
  const sayable = sayableInForm(photo, values);
  if (sayable.plants.length + sayable.animals.length === 0) return null;
  return (
    <chakra.fieldset display="grid" gap="4">
      <chakra.legend marginBottom="2" padding="0" fontFamily="serif" fontSize="1.25rem">
        Stage and interaction
      </chakra.legend>
      <TagNotesFields sayable={sayable} options={options} unsaid="Not noted" />
    </chakra.fieldset>
  );
}

interface PhotoFormProps {
  photo: WithEtag<PhotoToEdit>;
  options: PhotoOptions;
  /** Is told whose first picture the photo has become, in words; '' for nobody's. */
  onSaved: (firsts: string) => void;
  onDeleted: () => void;
}

const waitingHint = "Visitors see it as soon as it is saved with an alt text.";

const pair = {
  display: "grid",
  columnGap: "4",
  rowGap: "5",
  alignItems: "start",
  css: twoColumns,
} as const;

/** All fields of one photo (docs/product.md 4.5). */
export function PhotoForm({ photo, options, onSaved, onDeleted }: PhotoFormProps) {
  const { data, etag } = photo;
  const firsts = useRef("");
  const save = async (form: PhotoFormValues, as?: SaveAs) => {
    const saved = await tellingFirstPictures([data.photoId], () =>
      saving("POST /api/photoupdate")(draftOfForm(data, form), as),
    );
    firsts.current = saved.firsts;
    return errorsOfPhoto(data, form, saved.errors);
  };
  const tags = Object.fromEntries(tagFields.map(({ name, label }) => [name, options[label]]));
  return (
    <chakra.div css={{ "@media (max-width: 63.99em)": { "--aside-order": "-1" } }}>
      <EditForm<PhotoFormValues>
        key={data.photoId}
        draftKey={`photo/${data.photoId}`}
        initialValues={formOfPhoto(data)}
        etag={etag}
        tags={tags}
        schema={photoFormSchema}
        save={save}
        onSaved={() => onSaved(firsts.current)}
        submitLabel="SAVE"
        whenInvalid={panelMessages.photoInvalid}
        extraActions={
          <DeleteMenu
            of={`photo ${data.photoId}`}
            question={() => askAboutPhotos([data.photoId])}
            remove={() =>
              ownerSaveQuietly("DELETE /api/photodelete/{id}", { params: { id: data.photoId } })
            }
            onRemoved={onDeleted}
          />
        }
        aside={<PhotoAside photo={data} etag={etag} />}
      >
        <TextAreaField name="caption" label="Caption" maxLength={limits.altCaption} rows={2} />
        <TextAreaField
          name="alt"
          label="Alt"
          hint={altHint}
          proposal={data.altProposed ? data.alt : ""}
          maxLength={limits.altCaption}
          rows={2}
        />
        <chakra.div {...pair}>
          <TagFields options={options} />
        </chakra.div>
        <TagNotes photo={data} options={options} />
        <ChoiceField
          name="visibility"
          label="Visibility"
          hint={data.visibility === "waiting" ? waitingHint : undefined}
          options={visibilityChoicesOf(data.visibility)}
        />
        <chakra.div {...pair}>
          <DateField name="dateTaken" label="Date Taken" kind="either" />
          <DateField name="dateUploaded" label="Date Uploaded" kind="moment" />
        </chakra.div>
        <chakra.div {...pair}>
          <ReadOnlyField name="photoId" label="Photo Id" />
          <TextField name="fileName" label="File Name" maxLength={limits.imgFileName} required />
        </chakra.div>
        <FileFacts />
      </EditForm>
    </chakra.div>
  );
}
