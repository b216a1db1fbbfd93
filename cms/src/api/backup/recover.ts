import { existsSync } from "node:fs";
import { takeSite } from "./lock";
import { restoringFolder, type SiteData } from "./site-data";
import { recoverRestore, type Recovery } from "./swap";

/**
 * Recovers an interrupted restore, before a server reads anything of a site.
 * @throws BusyError while it is still running
 */
export async function recoverBeforeStart(site: SiteData): Promise<Recovery> {
  if (!existsSync(restoringFolder(site))) return "nothing";
  const release = takeSite(site);
  try {
    return await recoverRestore(site);
  } finally {
    release();
  }
}
