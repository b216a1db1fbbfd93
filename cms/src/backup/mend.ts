import { existsSync } from "node:fs";
import { takeSite } from "./lock";
import { restoringFolder, type Place } from "./place";
import { mendRestore, type Mended } from "./swap";

/**
 * Before a server reads anything of a site: ends a restore that was ended half-way.
 * @throws Busy while it is still under way
 */
export async function mendBeforeStart(place: Place): Promise<Mended> {
  if (!existsSync(restoringFolder(place))) return "nothing";
  const release = takeSite(place);
  try {
    return await mendRestore(place);
  } finally {
    release();
  }
}
