// `npm run seed`: loads the demo content that is not there yet. The site must not be running.
// `npm run seed -- --photos 20000`: also that many photo records without image files, to measure with.
import { parseArgs } from "node:util";
import { requireNode } from "./stages/node-version.mjs";

requireNode();
const { prepare } = await import("./stages/prepare.mjs");
const { fail, PlainError } = await import("./stages/say.mjs");

/** How many photo records are asked for. */
function photosAsked() {
  const { photos } = parseArgs({ options: { photos: { type: "string", default: "0" } } }).values;
  if (!/^\d{1,6}$/.test(photos)) throw new PlainError("--photos takes a number, such as 20000.");
  return Number(photos);
}

try {
  const photos = photosAsked();
  await prepare();
  const { seed } = await import("./serve.mjs");
  await seed({ photos });
  process.exit(0);
} catch (error) {
  fail(error);
}
