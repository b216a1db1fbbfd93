import { loadMessages, type PlantDraft, type PlantRecord } from "shared-types";
import { plantDraftSchema } from "shared-types/schemas";
import type { SpeciesKind } from "../../../components/panel/species-kind";
import { addPlant, deletePlant, readPlant, updatePlant } from "../../../lib/owner-client";
import { panelPaths } from "../../../lib/panel-paths";

const empty: PlantDraft = {
  plantId: 0,
  nameCommon: "",
  nameScientific: "",
  nameDisplay: "",
  keyId: "",
  aka: "",
  type: "",
  sun: "",
  moisture: "",
  season: "",
  height: "",
  heightSort: 0,
  width: "",
  widthSort: 0,
  notesShort: "",
  notes: "",
  thumbId: 0,
  bannerId: 0,
  internal: false,
};

/** What makes the panel's shared screen one of plants. */
export const plantKind: SpeciesKind<PlantDraft, PlantRecord> = {
  noun: "Plant",
  linkType: "plant",
  schema: plantDraftSchema,
  empty,
  idOf: ({ plantId }) => plantId,
  draftOf: ({ banner: _banner, photos: _photos, links: _links, ...draft }) => draft,
  read: readPlant,
  add: addPlant,
  update: updatePlant,
  remove: deletePlant,
  indexPath: panelPaths.plantIndex,
  addPath: panelPaths.plantAdd,
  editPath: panelPaths.plantEdit,
  keyMessage: loadMessages.plantKey,
  fetchMessage: loadMessages.plantFetch,
};
