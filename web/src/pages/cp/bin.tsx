import { PanelScreen } from "../../components/layout/PanelScreen";
import { Bin } from "../../features/bin/admin/Bin";

/** The records deleted in the last 30 days, to restore. */
export function Component() {
  return (
    <PanelScreen title="Bin" actions={["home", "photoIndex"]}>
      <Bin />
    </PanelScreen>
  );
}
