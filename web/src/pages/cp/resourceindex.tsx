import { Confirmation } from "../../components/form/Confirmation";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { usePicking } from "../../components/panel/use-picking";
import { noResources } from "../../features/resource/admin/no-resources";
import { resourceBulk } from "../../features/resource/admin/resource-bulk";
import { ResourceBrowser } from "../../features/resource/components/ResourceBrowser";
import { panelPaths } from "../../lib/panel-paths";
import { useSaid } from "../../lib/said";

/** All resources in internal mode. */
export function Component() {
  const { said, binned } = useSaid();
  const picking = usePicking(resourceBulk);
  return (
    <PanelScreen title="Resources : Admin" actions={["home", "resourceAdd"]}>
      <Confirmation binned={binned}>{said}</Confirmation>
      <ResourceBrowser
        listPath={panelPaths.resourceIndex}
        catsPath={panelPaths.resourceIndexCats}
        editPathOf={panelPaths.resourceEdit}
        picking={picking}
        nothingYet={noResources}
      />
    </PanelScreen>
  );
}
