import type { SiteReader } from "shared-types/site/reader";
import { listedAnimals } from "../../features/animal/components/listed-animals";
import { loadSpeciesList, SpeciesListPage } from "./species/SpeciesListPage";

/** See PageModule. */
export function load(reader: SiteReader, _params: object, query: URLSearchParams) {
  return loadSpeciesList(listedAnimals, "fauna", reader, query);
}

export function Component() {
  return <SpeciesListPage species={listedAnimals} page="fauna" />;
}
