import { basename } from "node:path";
import type { Core } from "@strapi/strapi";
import { derive } from "../../../photos/derive";
import { identify } from "../../../photos/identify";
import { readMetadata } from "../../../photos/metadata";
import { freeName, stemOf } from "../../../photos/names";
import { contentHash, keepOriginal } from "../../../photos/store";

/** What became of one file; 'same' when its bytes are in the gallery already. */
export type Imported =
  | { outcome: "imported"; photoId: number; documentId: string; fileName: string }
  | { outcome: "same"; photoId: number; documentId: string; fileName: string };

interface StoredPhoto {
  id: number;
  documentId: string;
  fileName: string;
}

const photoUid = "api::photo.photo";

const importService = ({ strapi }: { strapi: Core.Strapi }) => {
  const photos = () => strapi.db.query(photoUid);
  /** Names given to photos that are on their way but have no record yet. */
  const reserved = new Set<string>();

  async function reserveName(stem: string): Promise<string> {
    const rows = (await photos().findMany({
      where: { fileName: { $startsWith: stem } },
      select: ["fileName"],
    })) as StoredPhoto[];
    const name = freeName(stem, new Set([...rows.map(({ fileName }) => fileName), ...reserved]));
    reserved.add(name);
    return name;
  }

  return {
    /**
     * Takes one file into the gallery: files, then the record (contract §6).
     * @throws RefusedFile when it is no photo this site takes; the file stays where it is.
     */
    async importFile(file: string): Promise<Imported> {
      const hash = await contentHash(file);
      const same = (await photos().findOne({ where: { contentHash: hash } })) as StoredPhoto | null;
      if (same) {
        const { id, documentId, fileName } = same;
        return { outcome: "same", photoId: id, documentId, fileName };
      }
      await identify(file);
      const metadata = await readMetadata(file);
      const fileName = await reserveName(stemOf(basename(file)));
      try {
        const derived = await derive(file, fileName);
        await keepOriginal(file, hash);
        const record = (await strapi.documents(photoUid).create({
          data: {
            fileName,
            thumbFileName: fileName,
            fileType: "image/jpeg",
            fileSize: derived.fileSize,
            width: derived.width,
            height: derived.height,
            caption: metadata.caption.slice(0, 500),
            dateTaken: metadata.dateTaken,
            dateUploaded: new Date(),
            contentHash: hash,
            placeholder: derived.placeholder,
            webpWidths: derived.webpWidths.join(","),
          } as never,
        })) as unknown as StoredPhoto;
        return { outcome: "imported", photoId: record.id, documentId: record.documentId, fileName };
      } finally {
        reserved.delete(fileName);
      }
    },
  };
};

export type ImportService = ReturnType<typeof importService>;
export default importService;
