import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { panelMessages } from "shared-types";
import { Done } from "../../components/form/Done";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { buttonClass } from "../../components/ui/Button";
import { CategoryAddForm } from "../../features/category/admin/CategoryAddForm";
import { useGoBack } from "../../lib/go-back";
import { panelPaths } from "../../lib/panel-paths";

/** Add Category: the form, then the confirmation and another one. */
export function Component() {
  const goBack = useGoBack();
  const { key } = useLocation();
  return (
    <PanelScreen
      title="Add Category"
      actions={[
        { label: "Admin Home", to: panelPaths.home },
        { label: "Photo Index", to: panelPaths.photoIndex },
        { label: "Go Back", onClick: goBack },
      ]}
    >
      <CategoryAdd key={key} />
    </PanelScreen>
  );
}

function CategoryAdd() {
  const [isDone, setIsDone] = useState(false);
  if (!isDone) return <CategoryAddForm onAdded={() => setIsDone(true)} />;
  return (
    <Done message={panelMessages.categoryAdded}>
      <Link to={panelPaths.categoryAdd} className={buttonClass("plain")}>
        Add Another Category
      </Link>
    </Done>
  );
}
