import { Confirmation } from "../../components/form/Confirmation";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { AnimalList } from "../../features/animal/components/AnimalList";
import { panelPaths } from "../../lib/panel-paths";
import { useSaid } from "../../lib/said";

const actions = [
  { label: "Admin Home", to: panelPaths.home },
  { label: "Add Animal", to: panelPaths.animalAdd },
];

/** /cp/animalindex: all animals, internal ones too, each leading to its form. */
export function Component() {
  const [said] = useSaid();
  return (
    <PanelScreen title="Animal Index" actions={actions}>
      <Confirmation>{said}</Confirmation>
      <div>
        <AnimalList listPath={panelPaths.animalIndex} pathOf={panelPaths.animalEdit} />
      </div>
    </PanelScreen>
  );
}
