import { plantFilterDefault } from "shared-types";
import { panelPlants } from "../../features/plant/admin/panel-plants";
import { plants } from "../../features/plant/components/plants";
import { useRead } from "../../lib/swr";
import { SpeciesScreen } from "./species/SpeciesScreen";

/** /cp/flora/{keyId}: Plant Edit and Plant Add. */
export function Component() {
  const { data: listed = [] } = useRead(plants.list(plantFilterDefault));
  return <SpeciesScreen kind={panelPlants} takenKeys={listed.map(({ keyId }) => keyId)} />;
}
