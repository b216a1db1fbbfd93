import type { SiteReader } from "shared-types";
import { siteShareImage } from "../../components/ui/site-picture";
import { animals } from "../../features/animal/components/animals";
import { loadSpeciesList, SpeciesListPage } from "./species/SpeciesListPage";

const head = {
  description:
    "The animals seen in one backyard of native plants, from chickadees and luna moths to the spider by the gate.",
  image: siteShareImage(
    "tile-fauna",
    "tile",
    "A Carolina wren on a fence rail, a swallowtail behind it",
  ),
};

/** See PageModule. */
export function load(reader: SiteReader, _params: object, query: URLSearchParams) {
  return loadSpeciesList(animals, head, reader, query);
}

export function Component() {
  return (
    <SpeciesListPage species={animals}>
      Nobody was invited by name. These are the animals that found the yard by themselves, once
      there was something here to eat and somewhere to hide. Some stay the year, some pass through
      in a night.
    </SpeciesListPage>
  );
}
