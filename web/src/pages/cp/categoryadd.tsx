import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import {
  categoryOwnerCalls,
  panelMessages,
  photoCategoryList,
  type CategoryDraft,
} from "shared-types";
import { categoryDraftSchema } from "shared-types/schemas";
import { Done } from "../../components/form/Done";
import { EditForm } from "../../components/form/EditForm";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { buttonClass } from "../../components/ui/Button";
import { CategoryFields } from "../../features/category/admin/CategoryFields";
import { saving } from "../../lib/owner-calls";
import { panelPaths } from "../../lib/panel-paths";

const empty: CategoryDraft = {
  cpListId: photoCategoryList,
  cpOptionName: "",
  cpOptionDescrip: "",
  cpOptionValue: "",
};

/** Add Category: the form, then the confirmation and another one (docs/product.md 3.10). */
export function Component() {
  const { key } = useLocation();
  return (
    <PanelScreen title="Add Category" actions={["home", "photoIndex", "back"]}>
      <CategoryAdd key={key} />
    </PanelScreen>
  );
}

function CategoryAdd() {
  const [isDone, setIsDone] = useState(false);
  if (!isDone)
    return (
      <EditForm
        draftKey="category/0"
        initialValues={empty}
        schema={categoryDraftSchema}
        save={saving(categoryOwnerCalls.categoryAdd)}
        onSaved={() => setIsDone(true)}
        submitLabel="SAVE"
      >
        <CategoryFields isNew />
      </EditForm>
    );
  return (
    <Done message={panelMessages.categoryAdded}>
      <Link to={panelPaths.categoryAdd} className={buttonClass("plain")}>
        Add Another Category
      </Link>
    </Done>
  );
}
