import { randomUUID } from "node:crypto";
import { extname } from "node:path";
import type { Row } from "../../../database/knex";
import { numberOf, textOf } from "../../../database/row";
import { thumbMax } from "../workers/derive";
import { versionOf } from "../files/names";

/** The key that ties an entry to its photo; unique among entries (docs/decisions/015). */
export const entryKey = (photoId: number) => `photo-${photoId}`;

/** The photo id in an entry's key; 0 when it has none. */
export function photoIdOf(entryKey: string): number {
  const [, id] = /^photo-(\d{1,9})$/.exec(entryKey) ?? [];
  return Number(id ?? 0);
}

const kilobytes = (bytes: number) => Math.round(bytes / 10) / 100;

/** The columns of a photo's entry; those of `mergedColumns` follow the photo. */
export function entryRow(photo: Row, now: Date | number): Record<string, string | number | Date> {
  const id = numberOf(photo["id"]);
  const [fileName, thumbFileName] = [photo["file_name"], photo["thumb_file_name"]].map(textOf);
  const [width, height] = [numberOf(photo["width"]), numberOf(photo["height"])];
  const [name, thumbName] = [fileName ?? "", thumbFileName ?? ""];
  const hash = entryKey(id);
  const [ext, mime] = [extname(name), textOf(photo["file_type"])];
  const version = versionOf(photo);
  const url = (folder: string, file: string) => `/assets/images/${folder}/${file}?v=${version}`;
  const scale = Math.min(1, thumbMax / Math.max(width, height));
  const thumbnail = {
    name: thumbName,
    hash: `thumbnail_${hash}`,
    ext,
    mime,
    path: null,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    url: url("_thumb", thumbName),
  };
  return {
    document_id: randomUUID().replaceAll("-", "").slice(0, 24),
    name,
    hash,
    ext,
    mime,
    width,
    height,
    alternative_text: textOf(photo["alt"]),
    caption: textOf(photo["caption"]),
    formats: JSON.stringify({ thumbnail }),
    size: kilobytes(numberOf(photo["file_size"])),
    url: url("_full", name),
    // Not a provider of Strapi's, so that it never touches the files.
    provider: "photos",
    folder_path: "/",
    created_at: now,
    updated_at: now,
    published_at: now,
  };
}

/** The columns of an entry that follow its photo; its folder is its own. */
export const mergedColumns = [
  "name",
  "ext",
  "mime",
  "width",
  "height",
  "alternative_text",
  "caption",
  "formats",
  "size",
  "url",
  "updated_at",
];
