/** Loads the demo garden into a running Strapi: content as code, pictures as code. */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { chooseHeadPhotos, commissionPhotos, loadPhotos, sitePictureFolder } from "./load-photos";
import { loadRecords } from "./load-records";
import { Painters } from "./painters";
import { sitePictures } from "./pictures/site";
import type { Site } from "./site";

export { loadManyPhotos } from "./many-photos";
export { loadManyPlants } from "./many-plants";

const kinds = ["plant", "animal", "photo", "resource", "keyword", "quote"];

/** Whether the site holds nothing of its owner's yet. */
export async function isEmpty(site: Site): Promise<boolean> {
  for (const kind of kinds)
    if ((await site.db.query(`api::${kind}.${kind}`).count()) > 0) return false;
  return true;
}

/** Loads what is not there yet; safe to run again, also after an interruption. */
export async function loadDemo(site: Site): Promise<void> {
  const started = Date.now();
  const say = (line: string) => console.log(`· ${line}`);
  const dataDir = dirname(site.dirs.static.public);
  say("Loading the demo garden: plants, animals, resources …");
  const studio = await mkdtemp(join(dataDir, "demo-"));
  const painters = new Painters(studio);
  try {
    const easel = await commissionPhotos(site, painters);
    const folder = sitePictureFolder(dataDir);
    await mkdir(folder, { recursive: true });
    const missing = sitePictures.filter((name) => !existsSync(join(folder, `${name}.jpg`)));
    const sitePaintings = Promise.all(missing.map((name) => painters.sitePicture(name, folder)));
    const records = await loadRecords(site);
    say("Painting its photographs (about a minute) …");
    const loaded = await loadPhotos(site, records, easel, (done, total) => {
      if (done % 40 === 0) say(`${done} of ${total} photographs`);
    });
    await Promise.all([sitePaintings, chooseHeadPhotos(site, records, loaded)]);
  } finally {
    painters.close();
    await rm(studio, { recursive: true, force: true });
  }
  say(`The demo garden is loaded (${Math.round((Date.now() - started) / 1000)} s).`);
}
