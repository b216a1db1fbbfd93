import type { ReactNode } from "react";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { limits } from "shared-types/kit/limits";
import type { Option } from "shared-types/kit/list-answers";
import { resourceDraftSchema, type ResourceDraft } from "shared-types/resource/schema";
import { useFormikContext } from "formik";
import { encodeHtml } from "shared-types/kit/html";
import { altHint } from "../../../components/form/alt-hint";
import { InternalField } from "../../../components/form/CheckField";
import { ChoiceField, noChoice } from "../../../components/form/ChoiceField";
import { EditForm } from "../../../components/form/EditForm";
import { FieldRow } from "../../../components/form/FieldRow";
import type { SearchPages } from "../../../components/form/notes/pages";
import { NotesField } from "../../../components/form/NotesField";
import { NumberField } from "../../../components/form/NumberField";
import { TextField } from "../../../components/form/TextField";
import { PictureNameField, type NameKit } from "./PictureNameField";
import { useFormField } from "../../../components/form/use-form-field";
import { cleanNotes } from "../../../components/form/notes/clean";
import type { SaveAs } from "../../../lib/api-client";
import { decodeHtml } from "../../../lib/html";
import { panelPaths } from "../../../lib/panel-paths";
import { ResourceEntry } from "../components/ResourceEntry";
import styles from "./ResourcePreview.module.css";

/** A live preview of the entry. */
function ResourcePreview() {
  const { values } = useFormikContext<ResourceDraft>();
  return (
    <section aria-label="Preview" className={styles.preview}>
      <p className={styles.label}>Preview</p>
      <ResourceEntry
        entry={{
          ...values,
          title: values.title || "Untitled",
          description: encodeHtml(cleanNotes(decodeHtml(values.description))),
        }}
        catsPath={panelPaths.resourceIndexCats}
        here=""
        heading="h2"
        isPreview
      />
    </section>
  );
}

/** The name of an entry in an address. Says what becomes of the old one before another is saved. */
function DeepLinkField() {
  const { value, stored = "" } = useFormField<string>("deepLink");
  const isMoved = stored !== "" && value !== stored;
  return (
    <TextField
      name="deepLink"
      label="Deep Link"
      maxLength={limits.deepLink}
      hint={
        isMoved
          ? `Links to /resources#${stored} will still lead here, until another entry takes that name.`
          : "A short name: /resources#name leads straight to this entry."
      }
    />
  );
}

/** A new resource. */
export const emptyResource: ResourceDraft = {
  resourceId: 0,
  categoryId: 0,
  title: "",
  subtitle: "",
  imgFileName: "",
  imageAlt: "",
  description: "",
  sortOrder: 0,
  href: "",
  deepLink: "",
  internal: false,
};

interface ResourceFormProps {
  resource: ResourceDraft;
  etag?: string;
  categories: Option[];
  confirmation?: string;
  save: (draft: ResourceDraft, as?: SaveAs) => Promise<ValidationErrors>;
  onSaved: () => void;
  /** A DeleteButton; none on add. */
  extraActions?: ReactNode;
  /** How a picture is chosen or uploaded. */
  kit: NameKit;
  /** Pages of this site, for the links of the description. */
  searchPages: SearchPages;
}

/** All fields of a resource (docs/product.md 4.4). */
export function ResourceForm(props: ResourceFormProps) {
  const { resource, etag, categories, confirmation, save, onSaved, extraActions } = props;
  return (
    <EditForm
      draftKey={`resource/${resource.resourceId}`}
      initialValues={resource}
      etag={etag}
      schema={resourceDraftSchema}
      save={save}
      onSaved={onSaved}
      submitLabel={resource.resourceId === 0 ? "ADD" : "SEND"}
      confirmation={confirmation}
      aside={<ResourcePreview />}
      extraActions={extraActions}
    >
      <FieldRow>
        <ChoiceField
          name="categoryId"
          label="Category"
          required
          options={[
            noChoice,
            ...categories.map(({ Key, Value }) => ({ value: Key, label: Value })),
          ]}
        />
        <NumberField
          name="sortOrder"
          label="Sort Order"
          required
          whole
          hint="Small numbers come first in their section."
        />
      </FieldRow>
      <TextField name="title" label="Title" maxLength={limits.resourceTitle} />
      <TextField name="subtitle" label="Subtitle" maxLength={limits.resourceTitle} />
      <TextField
        name="href"
        label="Href"
        maxLength={limits.href}
        hint="Where the subtitle leads: https://…, or a path on this site such as /flora"
      />
      <NotesField name="description" label="Description" required searchPages={props.searchPages} />
      <FieldRow>
        <PictureNameField kit={props.kit} />
        <DeepLinkField />
      </FieldRow>
      <TextField name="imageAlt" label="Image Alt" maxLength={limits.imageAlt} hint={altHint} />
      <InternalField />
    </EditForm>
  );
}
