import { catsCategoryId } from "shared-types/resource/codes";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { usePicking } from "../../components/panel/use-picking";
import { noResources } from "../../features/resource/admin/no-resources";
import { resourceBulk } from "../../features/resource/admin/resource-bulk";
import { CatEntries } from "../../features/resource/components/CatEntries";
import { panelPaths } from "../../lib/panel-paths";

/** The house cat entries in internal mode. */
export function Component() {
  return (
    <PanelScreen title="Cats : Admin" actions={["home", "resourceIndex", "resourceAdd"]}>
      <CatEntries
        catsPath={panelPaths.resourceIndexCats}
        editPathOf={panelPaths.resourceEdit}
        picking={usePicking(resourceBulk)}
        nothingYet={noResources(catsCategoryId)}
      />
    </PanelScreen>
  );
}
