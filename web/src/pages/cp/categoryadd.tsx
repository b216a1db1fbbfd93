import {
  categoryOwnerCalls,
  panelMessages,
  photoCategoryList,
  type CategoryDraft,
} from "shared-types";
import { categoryDraftSchema } from "shared-types/schemas";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { AddForm } from "../../components/panel/AddForm";
import { CategoryFields } from "../../features/category/admin/CategoryFields";
import { saving } from "../../lib/owner-calls";
import { panelPaths } from "../../lib/panel-paths";

const empty: CategoryDraft = {
  cpListId: photoCategoryList,
  cpOptionName: "",
  cpOptionDescrip: "",
  cpOptionValue: "",
};

/** Add Category. */
export function Component() {
  return (
    <PanelScreen title="Add Category" actions={["home", "photoIndex", "back"]}>
      <AddForm
        draftKey="category/0"
        initialValues={empty}
        schema={categoryDraftSchema}
        save={saving(categoryOwnerCalls.categoryAdd)}
        submitLabel="SAVE"
        done={panelMessages.categoryAdded}
        another="Add Another Category"
        anotherPath={panelPaths.categoryAdd}
      >
        <CategoryFields isNew />
      </AddForm>
    </PanelScreen>
  );
}
