import { PanelScreen } from "../../components/layout/PanelScreen";

/** An unknown address of the panel. */
export function Component() {
  return (
    <PanelScreen title="No such screen" actions={["home"]}>
      <p>The panel has nothing at this address. The link may be old, or a letter went astray.</p>
    </PanelScreen>
  );
}
