import { Confirmation } from "../../components/form/Confirmation";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { ResourceBrowser } from "../../features/resource/components/ResourceBrowser";
import { panelPaths } from "../../lib/panel-paths";
import { useSaid } from "../../lib/said";

/** All resources in internal mode. */
export function Component() {
  const [said] = useSaid();
  return (
    <PanelScreen title="Resources : Admin" actions={["home", "resourceAdd"]}>
      <Confirmation>{said}</Confirmation>
      <ResourceBrowser
        listPath={panelPaths.resourceIndex}
        catsPath={panelPaths.resourceIndexCats}
        editPathOf={panelPaths.resourceEdit}
      />
    </PanelScreen>
  );
}
