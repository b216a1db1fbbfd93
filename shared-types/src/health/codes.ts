import type { Shape } from "../kit/call";

export type Health = Shape<"Health">;
export type HealthDetails = Shape<"HealthDetails">;
export type MissingPicture = Shape<"MissingPicture">;
