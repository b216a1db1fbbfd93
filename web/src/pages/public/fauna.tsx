import type { SiteReader } from "shared-types";
import { animals } from "../../features/animal/components/animals";
import { loadSpeciesList, SpeciesListPage } from "./species/SpeciesListPage";

/** See PageModule. */
export function load(reader: SiteReader, _params: object, query: URLSearchParams) {
  return loadSpeciesList(animals, "fauna", reader, query);
}

export function Component() {
  return <SpeciesListPage species={animals} page="fauna" />;
}
