import useSWR from "swr";
import { ownerClaim } from "shared-types";
import { PanelSheet } from "../../components/layout/PanelSheet";
import { fetchClaims } from "../../lib/api-client";
import { panelPaths } from "../../lib/panel-paths";
import { paths } from "../../lib/paths";
import { useSite } from "../../lib/settings";

/** Every other /cp address: nothing of the panel, and the way to Strapi's admin. */
export function Component() {
  const { settings } = useSite();
  const { data, isLoading } = useSWR("cp/getuser", () => fetchClaims(settings), {
    dedupingInterval: 0,
    shouldRetryOnError: false,
  });
  if (isLoading) return null;
  const isOwner = data?.some(
    ({ type, value }) => type === ownerClaim.type && value === ownerClaim.value,
  );
  return (
    <PanelSheet title={isOwner ? "You are signed in" : "For the owner"}>
      <p>
        The panel’s own sign-in comes with its screens. Until then, the garden is kept in{" "}
        <a href={panelPaths.strapiAdmin}>Strapi’s admin</a>.
      </p>
      <p>
        Were you looking for the garden itself? <a href={paths.home}>Go to the home page</a>.
      </p>
    </PanelSheet>
  );
}
