import { interactionLabels, type Interaction } from "shared-types/interaction/codes";
import type { Relationship } from "./terms";

/** A term of the Relation Ontology; `of` names its subject. */
interface Relation {
  id: string;
  label: string;
  of: "animal" | "plant";
}

const visitsFlowers: Relation = { id: "RO_0002622", label: "visits flowers of", of: "animal" };
const eats: Relation = { id: "RO_0002470", label: "eats", of: "animal" };
const drinks: Relation = { id: "RO_0002457", label: "acquires nutrients from", of: "animal" };
const visits: Relation = { id: "RO_0002618", label: "visits", of: "animal" };
const houses: Relation = { id: "RO_0008505", label: "creates habitat for", of: "plant" };

/**
 * The narrowest term that is certainly true (docs/decisions/063): who takes pollen may not pollinate, and what is hunted
 * on a plant is not the plant.
 */
const relations: Record<Interaction, Relation> = {
  nectar: visitsFlowers,
  pollen: visitsFlowers,
  leaf: eats,
  larva: eats,
  fruit: eats,
  seed: eats,
  sap: drinks,
  hunt: visits,
  nest: houses,
  shelter: houses,
  rest: visits,
};

/** What an animal did on a plant, once: the ids of both occurrences, and of what tells of it. */
export interface Doing {
  interaction: Interaction;
  animal: string;
  plant: string;
  /** A photo's or sighting's address. */
  noted: string;
  date: string;
}

/** An interaction by its terms, and who says so. */
export function relationshipOf(doing: Doing, observer: string): Relationship {
  const { interaction, animal, plant, noted, date } = doing;
  const { id, label, of } = relations[interaction];
  const [subject, object] = of === "animal" ? [animal, plant] : [plant, animal];
  const keys = [animal, plant].map((occurrence) => occurrence.slice(occurrence.indexOf("#") + 1));
  return {
    resourceRelationshipID: `${noted}#${[keys[0], interaction, keys[1]].join("-")}`,
    resourceID: subject,
    relatedResourceID: object,
    relationshipOfResourceID: `http://purl.obolibrary.org/obo/${id}`,
    relationshipOfResource: label,
    relationshipAccordingTo: observer,
    relationshipEstablishedDate: date,
    relationshipRemarks: interactionLabels[interaction],
  };
}
