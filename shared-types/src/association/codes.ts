export const associationMessages = {
  missing: "There is no such association.",
  animal: "Please choose an animal.",
  plant: "Please choose a plant.",
  interaction: "Please choose what the animal does on the plant.",
  source: "Please enter where this is from, such as a book with its page.",
} as const;

export const associationSourceMax = 500;
