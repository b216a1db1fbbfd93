// `npm run handbook`: writes docs/owner.md from docs/owner; `npm run handbook -- pictures` takes its pictures anew before.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./stages/run.mjs";
import { fail } from "./stages/say.mjs";

try {
  if (process.argv[2] === "pictures") {
    const { holdPlaces } = await import("./handbook/camera.mjs");
    const { scenes } = await import("./handbook/scenes.mjs");
    await holdPlaces(Object.keys(scenes));
    const { ensureBuilt } = await import("./stages/build.mjs");
    await ensureBuilt();
    const { takePictures } = await import("./handbook/pictures.mjs");
    await takePictures();
  }
  const { handbookDocument } = await import("./handbook/document.mjs");
  writeFileSync(join(root, "docs/owner.md"), handbookDocument());
} catch (error) {
  fail(error);
}
