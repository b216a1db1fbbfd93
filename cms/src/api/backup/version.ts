import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const packageFile = resolve(__dirname, "../../../../../package.json");

/** The version of this server. */
export const appVersion = (JSON.parse(readFileSync(packageFile, "utf8")) as { version: string })
  .version;
