// A process of the import benchmark: generates photos, or derives from them what the import derives.
import { requireFromCms } from "../stages/from-cms.mjs";

const sharp = requireFromCms("sharp");
const { derive, unedited } = requireFromCms("./dist/src/api/photo/workers/derive.js");

sharp.concurrency(1);
sharp.cache(false);

/** A photo-like picture: soft light and grain everywhere. @param {string} file */
async function paint(file) {
  const [width, height] = [4000, 3000];
  const grains = { type: "gaussian", mean: 128, sigma: 24 };
  const create = { width: width / 2, height: height / 2, channels: 3, noise: grains };
  const soft = { width: 12, height: 9, channels: 3, noise: { ...grains, sigma: 70 } };
  const light = await sharp({ create: soft })
    .resize(width, height, { kernel: "cubic" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  await sharp({ create })
    .resize(width, height)
    .composite([{ input: light, blend: "overlay" }])
    .jpeg({ quality: 90 })
    .toFile(file);
}

process.on("message", (/** @type {{ job: string, file: string, folder: string }} */ order) => {
  const { job, file, folder } = order;
  const work = job === "paint" ? paint(file) : derive(sharp(file), folder, unedited);
  work.then(
    () => process.send?.("done"),
    (/** @type {unknown} */ error) => process.send?.(String(error)),
  );
});
process.on("disconnect", () => process.exit(0));
process.send?.("ready");
