import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import { folders } from "../photo/files/folders";
import { deletePhotos } from "../photo/files/sync-files";
import { storage } from "../photo/storage/site-storage";
import { broughtStore } from "./brought";

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Deletes the files of a demo that was removed, and the rows of its photos; what the owner has replaced stays. */
export async function deleteLeftovers(strapi: Core.Strapi): Promise<void> {
  const store = broughtStore(strapi);
  const brought = await store.read();
  if (!brought?.removedAt) return;
  await deletePhotos(strapi, { dateDeleted: { $lte: new Date(0) } });
  const entries = Object.entries(brought.files);
  if (entries.length === 0) return;
  for (const [name, hash] of entries) {
    const path = join(folders.site, name);
    const bytes = await storage.read(path);
    if (bytes && sha256(bytes) === hash) await storage.remove([path]);
  }
  await store.write({ ...brought, files: {} });
}

/** Finishes a removal that was interrupted. */
export async function finishDemoRemoval(strapi: Core.Strapi): Promise<void> {
  await deleteLeftovers(strapi).catch((error: unknown) => void strapi.log.error(error));
}
