import type { KeptKind } from "shared-types/history/codes";
import type { BinItem } from "shared-types/history/answers";
import { limits } from "shared-types/kit/limits";
import { panelPaths } from "../../../lib/panel-paths";

const nouns: Record<KeptKind, string> = {
  plant: "Plant",
  animal: "Animal",
  resource: "Resource",
  link: "Link",
  keyword: "Keyword",
  category: "Category",
  quote: "Quote",
  plan: "Plan",
  viewpoint: "Viewpoint",
  sighting: "Sighting",
  association: "Association",
  photo: "Photo",
  site: "Site",
  slides: "Slides",
};

/** 'Plant “White Oak”'; a photo by its number, because most have no name. */
export function calledBy({ kind, id, name }: BinItem): string {
  return kind === "photo" || name === "" ? `${nouns[kind]} ${id}` : `${nouns[kind]} “${name}”`;
}

/** The kind of record, and what identifies it. */
export function factsOf({ kind, id, detail }: BinItem): string {
  const noun = kind === "photo" ? `Photo, No. ${id}` : nouns[kind];
  return detail === "" ? noun : `${noun}, ${detail}`;
}

/** The address to edit a restored record; plants and animals by id, whatever their key. */
export function pathOf({ kind, id }: BinItem): string {
  const paths: Record<KeptKind, string> = {
    plant: panelPaths.plantEdit(String(id)),
    animal: panelPaths.animalEdit(String(id)),
    resource: panelPaths.resourceEdit(id),
    link: panelPaths.linkIndex,
    keyword: panelPaths.keywordIndex,
    category: panelPaths.categoryIndex,
    quote: panelPaths.quoteIndex,
    plan: panelPaths.planEdit(String(id)),
    viewpoint: panelPaths.viewpointEdit(id),
    sighting: panelPaths.sightings,
    association: panelPaths.associations,
    photo: panelPaths.photoEdit(id),
    site: panelPaths.site,
    slides: panelPaths.slides,
  };
  return paths[kind];
}

/** The unique field, as the server names it. */
const uniqueFields = {
  keyId: { label: "New Key ID", maxLength: limits.keyId },
  keyword: { label: "New Keyword", maxLength: limits.keyword },
  cpOptionName: { label: "New Name", maxLength: limits.categoryName },
};

/** The prompt for a new value when this field is taken; null for other fields. */
export function renameField(fieldId: string | undefined) {
  const found = Object.entries(uniqueFields).find(([field]) => field === fieldId);
  return found ? found[1] : null;
}
