/** How something was noticed; a sign is a track, a nest, a feather, a chewed leaf. */
export const sightingEvidences = ["photo", "seen", "heard", "sign"] as const;
export type SightingEvidence = (typeof sightingEvidences)[number];

export const sightingEvidenceLabels: Record<SightingEvidence, string> = {
  photo: "Photographed",
  seen: "Seen",
  heard: "Heard",
  sign: "Signs of it",
};

/** The source of what the owner notes on this site; imports have others, such as `inaturalist`. */
export const ownSource = "own";

export const sightingsPerPage = 50;

/** `count` counts animals or plants, the others characters. */
export const sightingLimits = {
  note: 2000,
  sourceId: 100,
  observer: 200,
  count: 1_000_000,
} as const;

export const sightingMessages = {
  missing: "There is no such sighting.",
  species: "Please choose an animal or a plant.",
  noPlant: "There is no such plant.",
  noAnimal: "There is no such animal.",
  date: "For the Date field, please enter a day, month or year, such as 5/17/2024, May 2024 or 2024.",
  future: "This date is in the future.",
  plantStage: "An animal can’t be at this stage. Choose one of an animal’s, or add the plant.",
  animalStage: "A plant can’t be at this stage. Choose one of a plant’s, or add the animal.",
  interaction: "This says what an animal did on a plant. Choose both, or leave it empty.",
  count: "Please enter how many, a whole number of 0 or more.",
  known: "This sighting is already here: another one has this source and source ID.",
  clientId: "A clientId is a UUID.",
  source: "A source has 1 to 30 of the letters a–z, digits and '-'.",
} as const;
