import type { ValidationErrors } from "shared-types/kit/error-answers";
import { detailsMax } from "shared-types/photo/import";
import type { PhotoUse } from "shared-types/site/answers";
import { listOf } from "../../../lib/panel-format";
import { ownerRead } from "../../../lib/owner-calls";

/** Named one by one; of more, how many they are. */
const mostNamed = 5;

/** A plant or animal that has a photo as its thumbnail or banner. */
interface Pictured extends Pick<PhotoUse, "photoId" | "name"> {
  species: NonNullable<PhotoUse["species"]>;
}

/** The plants and animals that have one of these photos as their thumbnail or banner; none if they cannot be read. */
export async function pictured(photoIds: readonly number[]): Promise<readonly Pictured[]> {
  const some = photoIds.slice(0, detailsMax);
  if (some.length === 0) return [];
  const uses = await ownerRead("POST /api/photouses", { body: { photoIds: some } }).catch(() => []);
  const found = uses.flatMap(({ photoId, name, species }) =>
    species ? [{ photoId, name, species }] : [],
  );
  return [...new Map(found.map((one) => [idOf(one), one])).values()];
}

const idOf = ({ species: { kind, id } }: Pictured) => `${kind}/${id}`;

/** Says whose thumbnail and banner the site has chosen, since it was looked up before; '' for nobody's. */
export function firstPictureWords(
  after: readonly Pictured[],
  before: readonly Pictured[] = [],
): string {
  const known = new Set(before.map(idOf));
  const names = after.filter((one) => !known.has(idOf(one))).map(({ name }) => name);
  if (names.length === 0) return "";
  const list = listOf(names, mostNamed);
  return names.length === 1
    ? `The first photo of ${list} is now its thumbnail and banner. Choose others on its page.`
    : `The first photos of ${list} are now their thumbnails and banners. Choose others on their pages.`;
}

/** Saves photos, and says whose first pictures they have become; '' for nobody's. */
export async function tellingFirstPictures(
  photoIds: readonly number[],
  save: () => Promise<ValidationErrors>,
): Promise<{ errors: ValidationErrors; firsts: string }> {
  const before = await pictured(photoIds);
  const errors = await save();
  if (errors.length > 0) return { errors, firsts: "" };
  return { errors, firsts: firstPictureWords(await pictured(photoIds), before) };
}
