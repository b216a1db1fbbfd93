import { basename } from "node:path";
import type { Core } from "@strapi/strapi";
import { derive } from "../../../photos/derive";
import { identify } from "../../../photos/identify";
import { readMetadata } from "../../../photos/metadata";
import { freeName, stemOf } from "../../../photos/names";
import { isNameTaken, photoUid, type PhotoRecord } from "../../../photos/record";
import { releaseName, reservedNames, reserveName } from "../../../photos/reserved-names";
import { unbinPhoto } from "../../../photos/settle";
import { contentHash, keepOriginal } from "../../../photos/store";

/**
 * What became of one file: 'same' when its bytes are in the gallery already, 'restored' when they
 * were in the bin.
 */
export interface Imported {
  outcome: "imported" | "same" | "restored";
  photoId: number;
  documentId: string;
  fileName: string;
}

const importService = ({ strapi }: { strapi: Core.Strapi }) => {
  const photos = () => strapi.db.query(photoUid);
  /** A free name made from the file's, which nobody else gets until it is released. */
  async function nameFor(stem: string): Promise<string> {
    for (;;) {
      const rows = (await photos().findMany({
        where: { fileName: { $startsWith: stem } },
        select: ["fileName"],
      })) as PhotoRecord[];
      const taken = rows.map(({ fileName }) => fileName);
      const name = freeName(stem, new Set([...taken, ...reservedNames()]));
      reserveName(name);
      // A rename may have ended between the question and the answer.
      if (!(await isNameTaken(strapi, name))) return name;
      releaseName(name);
    }
  }

  /** Bytes that are here already; those in the bin come back from it. */
  async function again({ id, documentId, fileName, dateDeleted }: PhotoRecord): Promise<Imported> {
    const restored = dateDeleted !== null && (await unbinPhoto(strapi, id, new Date(0)));
    return { outcome: restored ? "restored" : "same", photoId: id, documentId, fileName };
  }

  return {
    /**
     * Takes one file into the gallery: files, then the record (contract §6).
     * @throws RefusedFile when it is no photo this site takes; the file stays where it is.
     */
    async importFile(file: string): Promise<Imported> {
      const hash = await contentHash(file);
      const same = (await photos().findOne({ where: { contentHash: hash } })) as PhotoRecord | null;
      if (same) return again(same);
      await identify(file);
      const metadata = await readMetadata(file);
      const fileName = await nameFor(stemOf(basename(file)));
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
        })) as unknown as PhotoRecord;
        return { outcome: "imported", photoId: record.id, documentId: record.documentId, fileName };
      } finally {
        releaseName(fileName);
      }
    },
  };
};

export type ImportService = ReturnType<typeof importService>;
export default importService;
