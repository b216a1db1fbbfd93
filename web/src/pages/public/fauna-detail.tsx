import type { SiteReader } from "shared-types";
import { animals } from "../../features/animal/components/animals";
import { loadSpecies, SpeciesPage } from "./species/SpeciesPage";

/** See PageModule. */
export function load(reader: SiteReader, { keyId }: { keyId?: string }) {
  return loadSpecies(animals, reader, keyId);
}

export function Component() {
  return <SpeciesPage species={animals} />;
}
