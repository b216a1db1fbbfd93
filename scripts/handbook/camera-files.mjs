import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { root } from "../stages/run.mjs";

/**
 * Photos from a camera: wide pictures of the demo garden, with bytes and names of their own.
 * @param {number} count
 */
export async function cameraFiles(count) {
  const photos = join(root, "scripts/demo/photos");
  const files = [];
  for (const name of readdirSync(photos).filter((name) => name.endsWith(".jpg"))) {
    const picture = sharp(join(photos, name)).resize(1100);
    const { data: buffer, info } = await picture.jpeg().toBuffer({ resolveWithObject: true });
    if (info.width < info.height) continue;
    files.push({ name: `IMG_20${41 + files.length}.jpg`, mimeType: "image/jpeg", buffer });
    if (files.length === count) break;
  }
  return files;
}
