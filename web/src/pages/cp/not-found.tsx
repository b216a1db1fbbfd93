import { PanelScreen } from "../../components/layout/PanelScreen";
import { panelPaths } from "../../lib/panel-paths";

/** An unknown address of the panel. */
export function Component() {
  return (
    <PanelScreen title="No such screen" actions={[{ label: "Admin Home", to: panelPaths.home }]}>
      <p>The panel has nothing at this address. The link may be old, or a letter went astray.</p>
    </PanelScreen>
  );
}
