import { join } from "node:path";
import { folders } from "./folders";
import { webFileName } from "./names";

/** The columns of a photo's record that describe its files. */
export interface PhotoFiles {
  id: number;
  fileName: string;
  thumbFileName: string;
  contentHash: string | null;
  jpegWidths: string | null;
  webpWidths: string | null;
  avifWidths: string | null;
}

/** One public file of a photo: its path, and its fixed name in the bin. */
interface PublicFile {
  path: string;
  part: string;
}

const widthsOf = (list: string | null) => (list ?? "").split(",").filter((width) => width !== "");

/** A name that cannot leave its folder, whatever was typed in Strapi's admin. */
const isPlainName = (name: string) => /^\w[^/\\]*$/.test(name);

/** Every public file a photo can have; some may not exist. */
export function publicFiles(photo: PhotoFiles): PublicFile[] {
  const { fileName, thumbFileName, jpegWidths, webpWidths, avifWidths } = photo;
  if (!isPlainName(fileName) || !isPlainName(thumbFileName)) return [];
  const web = (format: string, widths: string | null) =>
    widthsOf(widths).map((width) => ({
      path: join(folders.web, webFileName(fileName, width, format)),
      part: `web-${width}.${format}`,
    }));
  return [
    { path: join(folders.full, fileName), part: "full.jpg" },
    { path: join(folders.thumb, thumbFileName), part: "thumb.jpg" },
    { path: join(folders.key, thumbFileName), part: "key.jpg" },
    { path: join(folders.banner, fileName), part: "banner.jpg" },
    ...web("jpg", jpegWidths),
    ...web("webp", webpWidths),
    ...web("avif", avifWidths),
  ];
}
