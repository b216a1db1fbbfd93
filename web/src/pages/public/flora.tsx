import type { SiteReader } from "shared-types";
import { siteShareImage } from "../../components/ui/site-picture";
import { plants } from "../../features/plant/components/plants";
import { loadSpeciesList, SpeciesListPage } from "./species/SpeciesListPage";

const head = {
  description:
    "The native plants of one backyard: what they are, how tall they grow, and the sun and moisture they ask for.",
  image: siteShareImage(
    "tile-flora",
    "tile",
    "Blazing star, cardinal flower, coneflowers and milkweed in bloom",
  ),
};

/** See PageModule. */
export function load(reader: SiteReader, _params: object, query: URLSearchParams) {
  return loadSpeciesList(plants, head, reader, query);
}

export function Component() {
  return (
    <SpeciesListPage species={plants}>
      Each of these plants is native to the eastern half of the continent, and each has earned its
      place in the yard by feeding something. The signs say how much sun and water it wants and when
      it is at its best; touch one and it explains itself.
    </SpeciesListPage>
  );
}
