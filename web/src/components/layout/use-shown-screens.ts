import { useOwnerCall } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";
import type { PanelLink } from "./panel-nav";

/** Which screens menus lead to: that of the demo garden while there is anything of it. */
export function useShownScreens(): (link: PanelLink) => boolean {
  const { data: guide } = useOwnerCall("GET /api/guide");
  return ({ to }) => to !== panelPaths.demo || guide?.hasDemoRecords === true;
}
