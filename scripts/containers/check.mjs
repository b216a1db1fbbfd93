// Whether the containers match docs/deploy.md: part of `npm run check`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { root } from "../stages/run.mjs";
import { composeFaults, dockerfileFaults } from "./faults.mjs";

const read = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8");

const faults = [
  ...dockerfileFaults(read("Dockerfile")),
  ...composeFaults(parse(read("docker-compose.yml"))),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
