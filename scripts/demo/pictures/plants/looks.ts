import type { PlantLook } from "./lookTypes";
import { grassLooks } from "./lookData/grasses";
import { springLooks } from "./lookData/spring";
import { summerLooks } from "./lookData/summer";
import { woodyLooks } from "./lookData/woody";

const LOOKS: Record<string, PlantLook> = {
  ...springLooks,
  ...summerLooks,
  ...grassLooks,
  ...woodyLooks,
};

/** How a plant of the roster looks; throws for an unknown keyId. */
export function plantLook(keyId: string): PlantLook {
  const look = LOOKS[keyId];
  if (!look) throw new Error(`No picture data for the plant "${keyId}"`);
  return look;
}

/** Every plant that can be drawn, by keyId. */
export const plantKeys = (): string[] => Object.keys(LOOKS);
