import type { SiteReader } from "shared-types/site/reader";
import { listedPlants } from "../../features/plant/components/listed-plants";
import { loadSpeciesList, SpeciesListPage } from "./species/SpeciesListPage";

/** See PageModule. */
export function load(reader: SiteReader, _params: object, query: URLSearchParams) {
  return loadSpeciesList(listedPlants, "flora", reader, query);
}

export function Component() {
  return <SpeciesListPage species={listedPlants} page="flora" />;
}
