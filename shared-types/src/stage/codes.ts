/** How far a plant is, in the order of its year. */
export const plantStages = ["leaf", "bud", "flower", "fruit", "seed", "fall", "dormant"] as const;
/** How far an animal is, in the order of its life; a nest is a sign of one. */
export const animalStages = ["egg", "larva", "pupa", "immature", "adult", "nest"] as const;
export const stages = [...plantStages, ...animalStages] as const;

type PlantStage = (typeof plantStages)[number];
type AnimalStage = (typeof animalStages)[number];
export type Stage = (typeof stages)[number];

export const stageLabels: Record<Stage, string> = {
  leaf: "Leafing out",
  bud: "Budding",
  flower: "In flower",
  fruit: "Fruit",
  seed: "Seed",
  fall: "Fall color",
  dormant: "Dormant",
  egg: "Egg",
  larva: "Larva",
  pupa: "Pupa",
  immature: "Immature",
  adult: "Adult",
  nest: "Nest",
};

/** Whether a plant, and not an animal, can be at this stage. */
export const isPlantStage = (stage: string): stage is PlantStage =>
  (plantStages as readonly string[]).includes(stage);

export const isAnimalStage = (stage: string): stage is AnimalStage =>
  (animalStages as readonly string[]).includes(stage);
