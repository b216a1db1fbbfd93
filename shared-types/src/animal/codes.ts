import type { Shape } from "../kit/call";

export type AnimalDetail = Shape<"AnimalDetail">;
export type AnimalDraft = Shape<"AnimalDraft">;
export type AnimalRecord = Shape<"AnimalRecord">;
export type AnimalRow = Shape<"AnimalRow">;
export type AnimalsChange = Shape<"AnimalsChange">;
