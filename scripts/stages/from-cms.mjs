import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./run.mjs";

/** The folder of the server. */
export const cms = join(root, "cms");

/** Loads what is built or installed there. */
export const requireFromCms = createRequire(join(cms, "package.json"));
