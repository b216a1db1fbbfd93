import { chakra, Field } from "@chakra-ui/react";
import { useFormikContext } from "formik";
import type { PublishForm, PublishTarget, PublishTime } from "shared-types/publish/codes";
import type { PublishSettings } from "shared-types/publish/answers";
import { photoWidths } from "shared-types/photo/codes";
import { ChoiceField } from "../../../components/form/ChoiceField";
import { FieldRow } from "../../../components/form/FieldRow";
import { TextField } from "../../../components/form/TextField";
import type { PublishForm as PublishFormValues } from "./publish-form";
import { S3Fields } from "./S3Fields";
import { SftpFields } from "./SftpFields";
import { fieldDomId } from "../../../components/form/field-id";
import { useFormField } from "../../../components/form/use-form-field";
import { TickBox } from "../../../components/ui/TickBox";

/** The sizes of photos that go along: fewer take less space. */
function WidthsField() {
  const { value, error, set } = useFormField<number[]>("widths");
  const turn = (width: number, isKept: boolean) =>
    set(photoWidths.filter((one) => (one === width ? isKept : value.includes(one))));
  return (
    <Field.Root id={fieldDomId("widths")} invalid={error !== undefined} tabIndex={-1}>
      <chakra.fieldset display="flex" flexWrap="wrap" columnGap="5">
        <chakra.legend className="part-label" padding="0" fontFamily="sans">
          Photo sizes
        </chakra.legend>
        {photoWidths.map((width) => (
          <TickBox
            key={width}
            name={`width${width}`}
            isTicked={value.includes(width)}
            onTick={(isTicked) => turn(width, isTicked)}
          >
            {width} px
          </TickBox>
        ))}
      </chakra.fieldset>
      <Field.HelperText>
        Each photo goes along in these widths. Leave large ones out if your web space is small.
      </Field.HelperText>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

const targets: { value: PublishTarget; label: string }[] = [
  { value: "sftp", label: "A web space, by SFTP" },
  { value: "s3", label: "An S3 bucket" },
  { value: "folder", label: "A folder on this computer" },
  { value: "zip", label: "A zip file to download" },
];

const forms: { value: PublishForm; label: string }[] = [
  { value: "mail", label: "A link that writes you an e-mail" },
  { value: "address", label: "The form, sent to a form service" },
  { value: "none", label: "Nothing: no contact page" },
];

const times: { value: PublishTime; label: string }[] = [
  { value: "hand", label: "When I press Publish" },
  { value: "saves", label: "Ten minutes after my last change" },
  { value: "night", label: "Every night" },
];

/** Where the site goes, how, and when. */
export function PublishFields({ saved }: { saved: PublishSettings }) {
  const { target, form } = useFormikContext<PublishFormValues>().values;
  return (
    <>
      <ChoiceField name="target" label="Publish to" options={targets} required />
      {target === "sftp" && <SftpFields saved={saved.sftp} />}
      {target === "s3" && <S3Fields saved={saved.s3} />}
      {target === "folder" && (
        <TextField
          name="folder"
          label="Folder"
          autoComplete="off"
          hint="The whole path of a new or empty folder, such as /srv/www/garden. It is on the computer where this site runs."
          required
        />
      )}
      <FieldRow>
        <TextField
          name="address"
          label="Public address"
          type="url"
          autoComplete="off"
          placeholder="https://example.org"
          hint="What your visitors type"
          required
        />
        <TextField
          name="path"
          label="Path"
          autoComplete="off"
          placeholder="/garden"
          hint="If the site is below a folder there. Leave empty for the top level."
        />
      </FieldRow>
      <WidthsField />
      <ChoiceField
        name="form"
        label="In place of the contact form"
        options={forms}
        hint="Plain files can’t take messages: none from there reach your inbox here."
        required
      />
      {form === "mail" && (
        <TextField
          name="formTo"
          label="Your e-mail address"
          type="email"
          autoComplete="email"
          hint="Every visitor can read it."
          required
        />
      )}
      {form === "address" && (
        <TextField
          name="formTo"
          label="Address of the form service"
          type="url"
          autoComplete="off"
          placeholder="https://forms.example.com/f/abc"
          required
        />
      )}
      <Lost />
      <ChoiceField name="when" label="When" options={times} required />
    </>
  );
}

/** What a copy cannot do, said before it is published. */
const Lost = () => (
  <chakra.p
    paddingInline="4"
    paddingBlock="3"
    borderInlineStart="3px solid"
    borderColor="goldenrod"
    background="goldenrodWash"
    textStyle="interface"
  >
    On the published site, page views are not counted and the contact form is replaced as you
    choose. Hidden records, originals and this panel are never published.
  </chakra.p>
);
