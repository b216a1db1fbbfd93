import { useSearchParams } from "react-router-dom";
import { photoCategoryList, resourceCategoryList } from "shared-types/category/codes";
import { panelMessages } from "shared-types/kit/panel-messages";
import { categoryDraftSchema, type CategoryDraft } from "shared-types/category/schema";
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

const emptySection: CategoryDraft = { ...empty, cpListId: resourceCategoryList };

/** Add Category: of photos, or where the resources lead here, of them. */
export function Component() {
  const [query] = useSearchParams();
  const isSection = query.get("list") === String(resourceCategoryList);
  return (
    <PanelScreen title="Add Category" actions={["home", "photoIndex", "back"]}>
      <AddForm
        draftKey="category/0"
        initialValues={isSection ? emptySection : empty}
        schema={categoryDraftSchema}
        save={saving("POST /api/categoryadd")}
        submitLabel="SAVE"
        done={panelMessages.categoryAdded}
        another="Add Another Category"
        anotherPath={isSection ? panelPaths.sectionAdd : panelPaths.categoryAdd}
      >
        <CategoryFields isNew />
      </AddForm>
    </PanelScreen>
  );
}
