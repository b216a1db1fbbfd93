import type { ReactNode } from "react";
import type { ValidationErrors } from "shared-types/kit/errors";
import { limits } from "shared-types/kit/limits";
import type { Option } from "shared-types/kit/list";
import type { ResourceDraft } from "shared-types/resource/codes";
import { resourceDraftSchema } from "shared-types/resource/schema";
import { CheckField } from "../../../components/form/CheckField";
import { ChoiceField } from "../../../components/form/ChoiceField";
import { EditForm } from "../../../components/form/EditForm";
import { FieldRow } from "../../../components/form/FieldRow";
import type { SearchPages } from "../../../components/form/notes/pages";
import { NotesField } from "../../../components/form/NotesField";
import { NumberField } from "../../../components/form/NumberField";
import { TextField } from "../../../components/form/TextField";
import { DeepLinkField } from "./DeepLinkField";
import { PictureNameField, type NameKit } from "./PictureNameField";
import { ResourcePreview } from "./ResourcePreview";

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
  save: (draft: ResourceDraft, etag?: string) => Promise<ValidationErrors>;
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
            { value: 0, label: "- please select -" },
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
        hint="Where the subtitle leads: https://…, or a path on this site such as /flora."
      />
      <NotesField
        name="description"
        label="Description"
        required
        maxLength={limits.notes}
        searchPages={props.searchPages}
      />
      <FieldRow>
        <PictureNameField kit={props.kit} />
        <DeepLinkField />
      </FieldRow>
      <TextField
        name="imageAlt"
        label="Image Alt"
        maxLength={limits.imageAlt}
        hint="What the picture shows, for people who can’t see it"
      />
      <CheckField name="internal" label="Internal (not shown to visitors)" />
    </EditForm>
  );
}
