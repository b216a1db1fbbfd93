/** What an animal does on a plant. */
export const interactions = [
  "nectar",
  "pollen",
  "leaf",
  "larva",
  "fruit",
  "seed",
  "sap",
  "hunt",
  "nest",
  "shelter",
  "rest",
] as const;
export type Interaction = (typeof interactions)[number];

/** After the animal's name: 'Monarch: visits the flowers for nectar'. '' is a photo or sighting of both that says no more. */
export const interactionLabels: Record<Interaction | "", string> = {
  "": "Photographed together",
  nectar: "Visits the flowers for nectar",
  pollen: "Visits the flowers for pollen",
  leaf: "Eats the leaves",
  larva: "Its larvae eat the leaves",
  fruit: "Eats the fruit",
  seed: "Eats the seeds",
  sap: "Drinks the sap",
  hunt: "Hunts here",
  nest: "Nests here",
  shelter: "Shelters here",
  rest: "Rests here",
};
