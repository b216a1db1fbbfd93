import type { PhotoItem } from "shared-types/photo/answers";
import { slidesMax } from "shared-types/slides/codes";
import type { Slide } from "shared-types/slides/answers";
import type { SlideDraft, SlidesDraft } from "shared-types/slides/schema";
import type { Row } from "../../database/knex";
import type { DbValue } from "../../database/row";

/** What a JSON column holds, whoever wrote it. SQLite has it as text. */
function parsed(value: DbValue): unknown {
  try {
    return typeof value === "string" ? JSON.parse(value) : value;
  } catch {
    return null;
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(name)
    : undefined;

function slideIn(value: unknown): SlideDraft[] {
  const [photoId, caption] = [fieldOf(value, "photoId"), fieldOf(value, "caption")];
  if (typeof photoId !== "number" || !Number.isInteger(photoId) || photoId < 1) return [];
  return [{ photoId, caption: typeof caption === "string" ? caption : "" }];
}

/** The slides as their form has them; each photo once. */
export function presentSlidesDraft(row: Row): SlidesDraft {
  const list = fieldOf(parsed(row["list"]), "slides");
  const slides = Array.isArray(list) ? list.flatMap(slideIn) : [];
  const ids = slides.map(({ photoId }) => photoId);
  const once = slides.filter(({ photoId }, n) => ids.indexOf(photoId) === n);
  return { slides: once.slice(0, slidesMax) };
}

/** The slides as the carousel shows them, without those whose photo is not among these. */
export function presentSlides({ slides }: SlidesDraft, photos: PhotoItem[]): Slide[] {
  const byId = new Map(photos.map((photo) => [photo.photoId, photo]));
  return slides.flatMap(({ photoId, caption }) => {
    const photo = byId.get(photoId);
    return photo ? [{ photo, caption: caption || photo.caption }] : [];
  });
}
