import { detailsMax } from "shared-types/photo/import";
import { publicPages, type TileName } from "shared-types/site/codes";
import type { PhotoUse } from "shared-types/site/answers";
import { deleteQuestion } from "../../../components/form/delete-question";
import { countOf } from "../../../lib/format";
import { listOf } from "../../../lib/panel-format";
import { ownerRead } from "../../../lib/owner-calls";

/** How many photos of a selection the question names with their uses. */
const namedMax = 5;

const words: Record<PhotoUse["kind"], (name: string) => string> = {
  thumb: (name) => `the thumbnail of “${name}”`,
  banner: (name) => `the banner of “${name}”`,
  drawing: (name) => `a drawing of the plan “${name}”`,
  viewpoint: (name) => `a photo of the viewpoint “${name}”`,
  tile: (name) => `the picture of “${publicPages[name as TileName].label}” on Home`,
  contact: () => "the picture of the Contact page",
  slide: () => "a slide on Home",
};

/** What stops showing a photo with it; '' for none. */
function usedWords(subject: string, uses: readonly PhotoUse[]): string {
  if (uses.length === 0) return "";
  const all = new Set(uses.map(({ kind, name }) => words[kind](name)));
  return `${subject} is ${listOf([...all])}.`;
}

/** The question before photos are deleted: names those that the site shows elsewhere, and where. */
export function photosQuestion(photoIds: readonly number[], uses: readonly PhotoUse[]): string {
  const [only] = photoIds;
  if (photoIds.length === 1) return deleteQuestion(`Photo ${only}.`, usedWords("It", uses));
  const used = photoIds.filter((id) => uses.some(({ photoId }) => photoId === id));
  const named = used.slice(0, namedMax).map((id) =>
    usedWords(
      `Photo ${id}`,
      uses.filter(({ photoId }) => photoId === id),
    ),
  );
  const more = used.length - named.length;
  const rest = more > 0 ? `${countOf(more, "more photo is", "more photos are")} used too.` : "";
  return deleteQuestion(`${countOf(photoIds.length, "photo", "photos")}.`, ...named, rest);
}

/** The same, having asked the server what they are used for. @throws ApiError */
export async function askAboutPhotos(photoIds: readonly number[]): Promise<string> {
  const uses: PhotoUse[] = [];
  for (let first = 0; first < photoIds.length; first += detailsMax) {
    const some = photoIds.slice(first, first + detailsMax);
    uses.push(...(await ownerRead("POST /api/photouses", { body: { photoIds: some } })));
  }
  return photosQuestion(photoIds, uses);
}

/**
 * The question before a photo gets another file: what is marked on a drawing stays where it was, and a viewpoint
 * compares it with others. '' if it is neither. @throws ApiError
 */
export async function askAboutReplacing(photoId: number): Promise<string> {
  const uses = await ownerRead("POST /api/photouses", { body: { photoIds: [photoId] } });
  const concerned = uses.filter(({ kind }) => kind === "drawing" || kind === "viewpoint");
  if (concerned.length === 0) return "";
  const marks = concerned.some(({ kind }) => kind === "drawing")
    ? " Its marks, beds, north and width stay as they are: check them on the plan afterwards."
    : "";
  return `${usedWords("This photo", concerned)}${marks} Replace its file?`;
}
