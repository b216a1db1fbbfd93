import { Confirmation } from "../../components/form/Confirmation";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { PlantList } from "../../features/plant/components/PlantList";
import { panelPaths } from "../../lib/panel-paths";
import { useSaid } from "../../lib/said";

const actions = [
  { label: "Admin Home", to: panelPaths.home },
  { label: "Add Plant", to: panelPaths.plantAdd },
];

/** /cp/plantindex: all plants, internal ones too, each leading to its form. */
export function Component() {
  const [said] = useSaid();
  return (
    <PanelScreen title="Plant Index" actions={actions}>
      <Confirmation>{said}</Confirmation>
      <div>
        <PlantList listPath={panelPaths.plantIndex} pathOf={panelPaths.plantEdit} />
      </div>
    </PanelScreen>
  );
}
