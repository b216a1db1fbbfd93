import { PanelScreen } from "../../components/layout/PanelScreen";
import { DemoRemovalScreen } from "../../features/demo/admin/DemoRemovalScreen";

/** Takes the demo garden away (docs/product.md 3.17). */
export function Component() {
  return (
    <PanelScreen title="Remove the Demo Garden" actions={["home"]}>
      <DemoRemovalScreen />
    </PanelScreen>
  );
}
