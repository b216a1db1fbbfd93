import { Link, useLocation } from "react-router-dom";
import { Confirmation } from "../../components/form/Confirmation";
import { linkTo } from "../../components/layout/panel-nav";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { buttonClass } from "../../components/ui/Button";
import { usePicking } from "../../components/panel/use-picking";
import { noResources } from "../../features/resource/admin/no-resources";
import { resourceBulk } from "../../features/resource/admin/resource-bulk";
import { addedSections } from "../../features/resource/api/resource";
import { sectionOf, sectionsWith } from "../../features/resource/api/sections";
import { ResourceBrowser } from "../../features/resource/components/ResourceBrowser";
import { panelPaths } from "../../lib/panel-paths";
import { useNotice } from "../../lib/notice";
import { useRead } from "../../lib/swr";

/** All resources in internal mode. */
export function Component() {
  const { notice, binned } = useNotice();
  const picking = usePicking(resourceBulk);
  const { search } = useLocation();
  const sections = sectionsWith(useRead(addedSections).data ?? []);
  const { categoryId } = sectionOf(sections, new URLSearchParams(search));
  const add = { ...linkTo("resourceAdd"), to: panelPaths.resourceAddTo(categoryId) };
  return (
    <PanelScreen title="Resources : Admin" actions={["home", add]}>
      <Confirmation binned={binned}>{notice}</Confirmation>
      <ResourceBrowser
        listPath={panelPaths.resourceIndex}
        catsPath={panelPaths.resourceIndexCats}
        editPathOf={panelPaths.resourceEdit}
        picking={picking}
        nothingYet={noResources}
        more={
          <Link to={panelPaths.sectionAdd} className={buttonClass("text")}>
            Add Category
          </Link>
        }
      />
    </PanelScreen>
  );
}
