import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { environment } from "../../platform/environment";
import { projectFolder } from "../../platform/project-folder";

/** The books of names. It is no part of a backup, and made anew where it is missing. */
export const namesFile = () => join(environment.dataDir, "names.db");

const starterFolder = join(projectFolder, "scripts/names");

/** The files of the starter list, and a digest of what they say. */
export function starterFiles(): { files: string[]; digest: string } {
  const names = readdirSync(starterFolder).filter((name) => name.endsWith(".csv"));
  const files = names.sort().map((name) => join(starterFolder, name));
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  return { files, digest: hash.digest("hex") };
}
