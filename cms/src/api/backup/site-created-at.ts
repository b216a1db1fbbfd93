import { statSync } from "node:fs";
import { join } from "node:path";
import { environment } from "../../platform/environment";

/** When the site was set up, from the age of its secrets. The first backup follows the next night. */
export const siteCreatedAt = () => statSync(join(environment.dataDir, "secrets.json")).mtimeMs;
