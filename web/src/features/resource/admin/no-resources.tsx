import { NothingYet } from "../../../components/panel/NothingYet";
import { panelPaths } from "../../../lib/panel-paths";

/** A section of the resources without an entry, to the owner. */
export const noResources = (categoryId: number) => (
  <NothingYet
    many="entries"
    first={{ label: "Add a resource", to: panelPaths.resourceAddTo(categoryId) }}
  />
);
