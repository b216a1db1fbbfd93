import { photoAlt, photoTitle } from "shared-types/photo/alt";
import { images, paths } from "shared-types/site/paths";
import type { SpeciesKind } from "shared-types/species/codes";
import { decodeHtml } from "../../documents/html";
import type { Row } from "../../database/knex";
import { idOf, dateOf, numberOf, textOf } from "../../database/row";
import type { FeedEntry } from "./feed";
import { emptyElement, escapeText, textElement } from "../../http/xml";
import { presentBanner, webPath } from "../photo/presenter";

/** Wide enough for a feed reader's column on a high-density screen. */
const pictureWidth = 1280;

const paragraph = (text: string) => (text === "" ? "" : textElement("p", text));
const picture = (attributes: Record<string, string>) => `<p>${emptyElement("img", attributes)}</p>`;

/** The JPEG to show in a column: a smaller one if there is one. */
function columnPath(row: Row, full: string): string {
  const widths = textOf(row["jpeg_widths"]).split(",").map(Number);
  const fitting = widths.filter((width) => width > 0 && width <= pictureWidth);
  return fitting.length === 0 ? full : webPath(row, String(Math.max(...fitting)), "jpg");
}

/** A photo as an entry: the picture with its caption. */
export function photoEntry(row: Row): FeedEntry {
  const photo = {
    photoId: idOf(row),
    alt: textOf(row["alt"]),
    caption: textOf(row["caption"]),
  };
  const full = images.full(textOf(row["file_name"]), textOf(row["files_version"]));
  const published = dateOf(row["date_uploaded"]) ?? "";
  return {
    kind: "photo",
    id: photo.photoId,
    path: paths.photo(photo.photoId),
    title: photoTitle(photo),
    published,
    updated: dateOf(row["updated_at"]) ?? published,
    html: picture({ src: columnPath(row, full), alt: photoAlt(photo) }) + paragraph(photo.caption),
    picture: { path: full, type: textOf(row["file_type"]) },
  };
}

const pathOf = { plant: paths.floraDetail, animal: paths.faunaDetail };

/** A plant or an animal as an entry: its banner, its scientific name, and the notes. */
export function speciesEntry(kind: SpeciesKind, row: Row): FeedEntry {
  const banner = presentBanner(row);
  const path = banner && images.banner(banner.fileName, banner.version);
  const published = dateOf(row["created_at"]) ?? "";
  const scientific = textOf(row["name_scientific"]);
  return {
    kind,
    id: numberOf(row["id"]),
    path: pathOf[kind](textOf(row["key_id"])),
    title: textOf(row["name_display"]) || textOf(row["name_common"]),
    published,
    updated: dateOf(row["updated_at"]) ?? published,
    html: [
      banner && path ? picture({ src: path, alt: banner.alt }) : "",
      scientific === "" ? "" : `<p><i>${escapeText(scientific)}</i></p>`,
      decodeHtml(textOf(row["notes"])),
    ].join(""),
    picture: path ? { path, type: "image/jpeg" } : null,
  };
}
