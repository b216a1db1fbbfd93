import { PanelScreen } from "../../components/layout/PanelScreen";
import { CatEntries } from "../../features/resource/components/CatEntries";
import { panelPaths } from "../../lib/panel-paths";

/** The house cat entries in internal mode. */
export function Component() {
  return (
    <PanelScreen
      title="Cats : Admin"
      actions={[
        { label: "Admin Home", to: panelPaths.home },
        { label: "Resource Index", to: panelPaths.resourceIndex },
        { label: "Add Resource", to: panelPaths.resourceAdd },
      ]}
    >
      <CatEntries catsPath={panelPaths.resourceIndexCats} editPathOf={panelPaths.resourceEdit} />
    </PanelScreen>
  );
}
