import { statSync } from "node:fs";
import { join } from "node:path";
import { environment } from "../../environment";

/** When the site began: its secrets were made then. The first backup follows in the night after. */
export const siteBegan = () => statSync(join(environment.dataDir, "secrets.json")).mtimeMs;
