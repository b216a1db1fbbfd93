import { loadMessages } from "shared-types/kit/messages";
import { plantDraftSchema, type PlantDraft } from "shared-types/plant/schema";
import { emptyDraft, type PanelSpecies } from "../../../components/panel/panel-species";
import { ownerReadTagged, ownerSaveQuietly, saving } from "../../../lib/owner-calls";
import { panelPaths } from "../../../lib/panel-paths";
import { paths } from "../../../lib/paths";
import { askingOfNames } from "../../../lib/species-names";
import { plantFacts } from "../components/plant-facts";
import { PlantFields } from "./PlantFields";

const idOf = ({ plantId }: PlantDraft) => plantId;

/** The plants in the panel. */
export const panelPlants: PanelSpecies<"plant"> = {
  noun: "Plant",
  linkType: "plant",
  schema: plantDraftSchema,
  empty: emptyDraft(plantDraftSchema),
  idOf,
  draftOf: ({ banner: _banner, photos: _photos, links: _links, ...draft }) => draft,
  read: (keyId) => ownerReadTagged("GET /api/plant/{keyId}", { params: { keyId } }),
  add: askingOfNames("plant", idOf, saving("POST /api/plantadd")),
  update: askingOfNames("plant", idOf, saving("PUT /api/plantupdate")),
  remove: (id) => ownerSaveQuietly("DELETE /api/plantdelete/{id}", { params: { id } }),
  publicPath: paths.flora,
  indexPath: panelPaths.plantIndex,
  editPath: panelPaths.plantEdit,
  Fields: PlantFields,
  facts: plantFacts,
  keyMessage: loadMessages.plantKey,
  fetchMessage: loadMessages.plantFetch,
};
