import { PanelScreen } from "../../components/layout/PanelScreen";

/** An unknown address of the panel. */
export function Component() {
  return (
    <PanelScreen title="Page not found" actions={["home"]}>
      <p>There is no page at this address. The link may be old or mistyped.</p>
    </PanelScreen>
  );
}
