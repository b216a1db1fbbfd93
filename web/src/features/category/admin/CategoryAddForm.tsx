import { categoryOwnerCalls, photoCategoryList, type CategoryDraft } from "shared-types";
import { categoryDraftSchema } from "shared-types/schemas";
import { EditForm } from "../../../components/form/EditForm";
import { saving } from "../../../lib/owner-calls";
import { CategoryFields } from "./CategoryFields";

const empty: CategoryDraft = {
  cpListId: photoCategoryList,
  cpOptionName: "",
  cpOptionDescrip: "",
  cpOptionValue: "",
};

/** A new category (docs/product.md 3.10). */
export function CategoryAddForm({ onAdded }: { onAdded: () => void }) {
  return (
    <EditForm
      initialValues={empty}
      schema={categoryDraftSchema}
      save={saving(categoryOwnerCalls.categoryAdd)}
      onSaved={onAdded}
      submitLabel="SAVE"
    >
      <CategoryFields isNew />
    </EditForm>
  );
}
