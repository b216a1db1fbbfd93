import type { BinItem } from "shared-types/history/answers";
import {
  photoVisibilities,
  thumbPlaceholder,
  type PhotoVisibility,
  type PhotoRotation,
} from "shared-types/photo/codes";
import type {
  Banner,
  PhotoDuplicate,
  PhotoItem,
  PhotoSource,
  PhotoSpecies,
  PhotoTagNotes,
} from "shared-types/photo/answers";
import type { PhotoKept } from "shared-types/photo/schema";
import type { Row } from "../../database/knex";
import type { TagIds } from "../../database/tag-kinds";
import { notesOfTags, tagNotesIn } from "./tag-notes";
import { booleanOf, dateOf, numberOf, textOf } from "../../database/row";
import { versionOf, webFileName } from "./files/names";
import { presentTaken } from "./taken-on";

/** A photo's tags, and its plants and animals by name. */
export interface Tagged {
  row: Row;
  tags: TagIds;
  species: PhotoSpecies[];
}

/** Who sees a photo; one of an older version is public. */
export function visibilityOf(value: Row[string]): PhotoVisibility {
  return photoVisibilities.find((visibility) => visibility === value) ?? "public";
}

/** The thumbnail of a record in lists, or the file that stands for none. */
export function presentThumb(row: Row): string {
  return textOf(row["thumb_file_name"]) || thumbPlaceholder;
}

/** The crop above a detail page; null when the record has none. */
export function presentBanner(row: Row): Banner | null {
  const fileName = textOf(row["banner_file_name"]);
  if (fileName === "") return null;
  return { fileName, version: textOf(row["banner_version"]), alt: textOf(row["banner_alt"]) };
}

/** The same with its id, for the owner. */
export function presentBannerToEdit(row: Row): (Banner & { photoId: number }) | null {
  const banner = presentBanner(row);
  return banner && { photoId: numberOf(row["banner_id"]), ...banner };
}

/** The formats in the order browsers should prefer them; JPEG is last. */
const formats = ["avif", "webp", "jpeg"] as const;

/** The address of one of a photo's responsive files, with its version. */
export function webPath(row: Row, width: string, extension: string): string {
  const name = webFileName(textOf(row["file_name"]), width, extension);
  return `/assets/images/_web/${name}?v=${versionOf(row)}`;
}

function source(row: Row, format: (typeof formats)[number]): PhotoSource | null {
  const widths = textOf(row[`${format}_widths`]);
  if (widths === "") return null;
  const extension = format === "jpeg" ? "jpg" : format;
  const srcSet = widths
    .split(",")
    .map((width) => `${webPath(row, width, extension)} ${width}w`)
    .join(", ");
  return { type: `image/${format}`, srcSet };
}

/** A photo as every list and detail shows it; `sources` lists only files that exist. */
export function presentPhoto({ row, tags, species }: Tagged): PhotoItem {
  return {
    photoId: numberOf(row["id"]),
    fileName: textOf(row["file_name"]),
    thumbFileName: textOf(row["thumb_file_name"]),
    version: textOf(row["files_version"]),
    alt: textOf(row["alt"]),
    altProposed: booleanOf(row["alt_proposed"]),
    caption: textOf(row["caption"]),
    width: numberOf(row["width"]),
    height: numberOf(row["height"]),
    fileType: textOf(row["file_type"]),
    fileSize: numberOf(row["file_size"]),
    dateTaken: presentTaken(row),
    dateUploaded: dateOf(row["date_uploaded"]) ?? "",
    visibility: visibilityOf(row["visibility"]),
    animals: tags.animals,
    plants: tags.plants,
    categories: tags.categories,
    keywords: tags.keywords,
    species,
    sources: formats.map((format) => source(row, format)).filter((found) => found !== null),
    placeholder: textOf(row["placeholder"]),
  };
}

/** What is known of a photo's tags: of those that it has. */
export const presentTagNotes = ({ row, tags }: Tagged): PhotoTagNotes =>
  notesOfTags(tagNotesIn(row["tag_notes"]), tags);

/** How a photo's picture is made from its original. */
export function presentEdit(row: Row): Required<Pick<PhotoKept, "rotation" | "bannerAt">> {
  const at = row["banner_at"];
  const isChosen = at !== null && at !== undefined;
  return {
    rotation: numberOf(row["rotation"]) as PhotoRotation,
    bannerAt: isChosen ? numberOf(at) : null,
  };
}

/** A photo in the bin, where it stays for `binMs`. */
export function presentBinned(row: Row, binMs: number, preview: string): BinItem {
  const dateDeleted = dateOf(row["date_deleted"]) ?? "";
  const fileName = textOf(row["file_name"]);
  const [caption, alt] = [textOf(row["caption"]), textOf(row["alt"])];
  return {
    kind: "photo",
    id: numberOf(row["id"]),
    name: caption || alt || fileName,
    detail: fileName,
    dateDeleted,
    dateExpires: new Date(Date.parse(dateDeleted) + binMs).toISOString(),
    preview: preview === "" ? textOf(row["placeholder"]) : preview,
  };
}

/** A photo that was stored under another name. */
export function presentDuplicate(row: Row): PhotoDuplicate {
  return {
    photoDuplicateId: numberOf(row["id"]),
    dateUploaded: dateOf(row["date_uploaded"]) ?? "",
    fileName_Old: textOf(row["file_name_old"]),
    fileName_New: textOf(row["file_name_new"]),
  };
}
