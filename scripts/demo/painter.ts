/** One painter: a process of its own that draws what it is sent, one picture at a time. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { sitePictureWidths } from "shared-types";
import { drawSitePicture } from "./pictures/site";
import { drawSubject } from "./pictures";
import type { PhotoSeed } from "./types";

export type Commission =
  | { kind: "photo"; photo: PhotoSeed; folder: string }
  | { kind: "site"; name: string; folder: string };

export type Answer = { file: string } | { error: string };

// There is a painter for every core already.
sharp.concurrency(1);
// No drawing is read twice; a cache only costs memory, and time to fill it.
sharp.cache(false);

/** The drawing with a camera's EXIF: the date taken is what the import reads. */
async function photo(seed: PhotoSeed, folder: string): Promise<string> {
  const taken = `${seed.dateTaken.replaceAll("-", ":").replace("T", " ")}:00`;
  const exif = {
    IFD0: { Make: "Backyard Habitat", Model: "Field box", DateTime: taken },
    IFD2: { DateTimeOriginal: taken },
  };
  const { subject, view, season, fileName } = seed;
  const file = join(folder, fileName);
  await writeFile(file, await drawSubject(subject, view, season, fileName, { exif }));
  return file;
}

async function sitePicture(name: string, folder: string): Promise<string> {
  const drawing = await drawSitePicture(name);
  const file = join(folder, `${name}.jpg`);
  for (const width of sitePictureWidths)
    await sharp(drawing)
      .resize({ width })
      .webp({ quality: 78 })
      .toFile(join(folder, `${name}-${width}.webp`));
  await writeFile(file, drawing);
  return file;
}

process.on("message", (commission: Commission) => {
  const drawn =
    commission.kind === "photo"
      ? photo(commission.photo, commission.folder)
      : sitePicture(commission.name, commission.folder);
  drawn.then(
    (file) => process.send?.({ file } satisfies Answer),
    (error: unknown) => process.send?.({ error: String(error) } satisfies Answer),
  );
});
