import { loadMessages } from "shared-types/kit/messages";
import { plantOwnerCalls } from "shared-types/plant/owner";
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
  read: (keyId) => ownerReadTagged(plantOwnerCalls.plantRecord, { params: { keyId } }),
  add: askingOfNames("plant", idOf, saving(plantOwnerCalls.plantAdd)),
  update: askingOfNames("plant", idOf, saving(plantOwnerCalls.plantUpdate)),
  remove: (id) => ownerSaveQuietly(plantOwnerCalls.plantDelete, { params: { id } }),
  publicPath: paths.flora,
  indexPath: panelPaths.plantIndex,
  editPath: panelPaths.plantEdit,
  Fields: PlantFields,
  facts: plantFacts,
  keyMessage: loadMessages.plantKey,
  fetchMessage: loadMessages.plantFetch,
};
