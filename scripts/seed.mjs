// `npm run seed`: loads the demo content that is not there yet. The site must not be running.
import { requireNode } from "./stages/node-version.mjs";

requireNode();
const { ensureInstalled } = await import("./stages/install.mjs");
const { ensureBuilt } = await import("./stages/build.mjs");
const { fail } = await import("./stages/say.mjs");

try {
  await ensureInstalled();
  await ensureBuilt();
  const { seed } = await import("./serve.mjs");
  await seed();
  process.exit(0);
} catch (error) {
  fail(error);
}
