import { plantBulk } from "../../features/plant/admin/plant-bulk";
import { panelPlants } from "../../features/plant/admin/panel-plants";
import { listedPlants } from "../../features/plant/components/listed-plants";
import { SpeciesIndex } from "./species/SpeciesIndex";

/** /cp/plantindex: all plants, including internal ones, each linking to its form. */
export function Component() {
  return <SpeciesIndex kind={panelPlants} species={listedPlants} bulk={plantBulk} />;
}
