import { Link, useLocation } from "react-router-dom";
import { useOwnerCall } from "../../../lib/owner-swr";
import { panelPaths } from "../../../lib/panel-paths";
import { useOnNavigation } from "../../../lib/use-on-navigation";
import { waitingWords } from "./publish-words";

/** What is not published yet, in the panel's bar; nothing where the site is not published at all. */
export function Unpublished({ className }: { className: string | undefined }) {
  const { pathname } = useLocation();
  const { data, retry } = useOwnerCall("GET /api/publish", { refreshesOnFocus: true });
  useOnNavigation(pathname, retry);
  const words = data && data.state.phase === "idle" ? waitingWords(data) : "";
  if (words === "" || pathname === panelPaths.publish) return null;
  return (
    <Link className={className} to={panelPaths.publish}>
      {words}
    </Link>
  );
}
