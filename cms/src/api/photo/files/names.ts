import { parse } from "node:path";
import type { Row } from "../../../database/knex";
import { textOf } from "../../../database/row";

/** The name of a responsive file: 'bluebird-640.webp' for 'bluebird.jpg'. */
export function webFileName(fileName: string, width: number | string, format: string): string {
  return `${parse(fileName).name}-${width}.${format}`;
}

/** Recognizes the responsive files of a photo, whatever their width and format. */
export function webFilesOf(fileName: string): (name: string) => boolean {
  const start = `${parse(fileName).name}-`;
  return (name) =>
    name.startsWith(start) && /^\d+\.(jpg|webp|avif)$/.test(name.slice(start.length));
}

/** The version in the URL of a photo's files: of those it has now, else the start of its original's SHA-256. */
export function versionOf(row: Row): string {
  return textOf(row["files_version"]) || textOf(row["content_hash"]).slice(0, 8);
}

/** A safe stem made from any file name: a–z, 0–9 and '-', never empty, at most 80 characters. */
export function stemOf(fileName: string): string {
  const stem = parse(fileName.replaceAll("\\", "/"))
    .name.normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
  return stem === "" ? "photo" : stem;
}

/** The first free name: 'wren.jpg', then 'wren-2.jpg', 'wren-3.jpg' (docs/product.md 6.3). */
export function freeName(stem: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? `${stem}.jpg` : `${stem}-${n}.jpg`;
    if (!taken.has(name)) return name;
  }
}

/** The file name for a name the owner enters: safe, with the extension of its type. */
export function safeName(wanted: string, extension: string): string {
  return `${stemOf(wanted)}${extension === "" ? ".jpg" : extension}`;
}
