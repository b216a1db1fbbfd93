import type { SiteReader } from "shared-types";
import { plants } from "../../features/plant/components/plants";
import { loadSpecies, SpeciesPage } from "./species/SpeciesPage";

/** See PageModule. */
export function load(reader: SiteReader, { keyId }: { keyId?: string }) {
  return loadSpecies(plants, reader, keyId);
}

export function Component() {
  return <SpeciesPage species={plants} />;
}
