import type { SiteReader } from "shared-types";
import { plants } from "../../features/plant/components/plants";
import { loadSpeciesList, SpeciesListPage } from "./species/SpeciesListPage";

/** See PageModule. */
export function load(reader: SiteReader, _params: object, query: URLSearchParams) {
  return loadSpeciesList(plants, "flora", reader, query);
}

export function Component() {
  return <SpeciesListPage species={plants} page="flora" />;
}
