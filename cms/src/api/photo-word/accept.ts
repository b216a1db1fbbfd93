import type { Core } from "@strapi/strapi";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { FoundName } from "shared-types/name/answers";
import { photoWordMessages, wordKey } from "shared-types/photo-word/codes";
import type { AcceptedWord, PhotoWordsAccept } from "shared-types/photo-word/schema";
import type { PhotoWordsAccepted } from "shared-types/photo-word/answers";
import type { PhotoVisibility } from "shared-types/photo/codes";
import { joinedOf, nameOfToday } from "shared-types/name/spelling";
import type { Knex } from "../../database/knex";
import { saveAtOnce } from "../../database/record-store";
import { serviceOf } from "../../platform/services";
import { withFirstPictures } from "../photo/first-pictures";
import { withPhotoHistory } from "../photo/history";
import { noTags } from "../../database/tag-kinds";
import { refreshProposals } from "../photo/proposed-alt";
import { lockPhotos } from "../photo/query";
import { writeSettled, type Settled } from "../photo/settled-words";
import { setVisibility, tagPhotos } from "../photo/tag-writes";
import { speciesAdder } from "./add-species";
import { newAcceptance, rememberAcceptance, type Acceptance } from "./acceptance";
import { findFileWords, findTagged, type FileWord, type WordPhoto } from "./file-words";
import { isSpeciesName } from "./species-name";

/** The best rated of photos, of several the newest; 0 of none. A rejected one comes after those that nobody has rated. */
function bestPhoto(photos: readonly WordPhoto[]): number {
  const [best] = photos.toSorted(
    (a, b) => b.rating - a.rating || (a.taken < b.taken ? 1 : a.taken > b.taken ? -1 : b.id - a.id),
  );
  return best?.id ?? 0;
}

/** A species that some words name, and the photos that are to be tagged with it. */
interface Target {
  found: FoundName;
  words: string[];
  photos: Map<number, WordPhoto>;
}

const newTarget = (found: FoundName): Target => ({ found, words: [], photos: new Map() });

const nothing = { plants: 0, animals: 0, photos: 0 };

/** How many of them are plants, and how many animals. */
const countAdded = (added: Acceptance["added"]) => ({
  plants: added.filter(({ kind }) => kind === "plant").length,
  animals: added.filter(({ kind }) => kind === "animal").length,
});
type Books = Map<string, FoundName[]>;

/** The species that a line of the answer is meant to be; '' and why not if it is none. */
function speciesOf({ kind, nameScientific }: AcceptedWord, books: Books): FoundName | string {
  const found = (books.get(nameScientific) ?? []).filter((one) => one.kind === kind);
  const isNamed = (one: FoundName) => joinedOf(one.nameScientific) === joinedOf(nameScientific);
  const named = found.find(isNamed);
  if (named && (named.recordId !== 0 || isSpeciesName(nameOfToday(named)))) return named;
  return isSpeciesName(nameScientific)
    ? photoWordMessages.unknown(nameScientific)
    : photoWordMessages.genus(nameScientific);
}

const keyOf = (found: FoundName) =>
  `${found.kind} ${found.recordId === 0 ? joinedOf(nameOfToday(found)) : found.recordId}`;

/** The species that words are accepted as, each with its photos; what breaks a rule is said of its line. */
function targetsOf(accepted: readonly AcceptedWord[], words: Map<string, FileWord>, books: Books) {
  const targets = new Map<string, Target>();
  const errors: ValidationErrors = [];
  for (const [n, line] of accepted.entries()) {
    const species = line.kind === "" ? null : speciesOf(line, books);
    if (typeof species === "string")
      errors.push({ fieldId: `accept[${n}].nameScientific`, errorMessage: species });
    if (species === null || typeof species === "string") continue;
    const target = targets.get(keyOf(species)) ?? newTarget(species);
    targets.set(keyOf(species), target);
    target.words.push(line.word);
    for (const photo of words.get(wordKey(line.word))?.photos ?? [])
      target.photos.set(photo.id, photo);
  }
  return { targets: [...targets.values()], errors };
}

interface Save {
  strapi: Core.Strapi;
  trx: Knex;
  visibility: PhotoWordsAccept["visibility"];
}

/** Adds the species that the site lacks, and tags their photos; what each word is now is told by `settle`. */
async function saveTargets(
  { strapi, trx, visibility }: Save,
  targets: readonly Target[],
  settle: (word: string, as: Settled) => void,
): Promise<Acceptance["added"]> {
  const made: Acceptance["added"] = [];
  const isShown = (photo: { visibility: PhotoVisibility }) =>
    photo.visibility === "public" || (photo.visibility === "waiting" && visibility === "public");
  const addSpecies = speciesAdder(strapi, trx);
  for (const { found, words, photos } of targets) {
    const { kind, recordId } = found;
    let id = recordId;
    if (id === 0) {
      // A word that is on no photo any more makes no record.
      if (photos.size === 0) continue;
      const photoId = bestPhoto([...photos.values()].filter(isShown));
      const added = await addSpecies({
        found,
        words,
        photoId,
        internal: visibility === "internal",
      });
      ({ id } = added);
      if (added.isNew) made.push({ kind, id });
    }
    const add = { ...noTags(), [`${kind}s`]: [id] };
    await tagPhotos(trx, { photoIds: [...photos.keys()], add, remove: noTags() });
    for (const word of words) settle(word, { kind, id });
  }
  return made;
}

/**
 * Makes words of photos' files species: adds those that the site lacks, with what the books know and the best photo as their pictures,
 * and tags the photos, all or nothing. Photos that wait for a description are shown with public ones.
 */
export async function accept(
  strapi: Core.Strapi,
  { accept: accepted, visibility }: PhotoWordsAccept,
): Promise<PhotoWordsAccepted> {
  const names = accepted.flatMap(({ kind, nameScientific }) =>
    kind === "" ? [] : [nameScientific],
  );
  // Before the transaction, which has the one connection of SQLite.
  const books = await serviceOf(strapi, "api::name.name").lookUp(names);
  let counts = nothing;
  const errors = await saveAtOnce(strapi, async (trx) => {
    const { targets, errors: broken } = targetsOf(accepted, await findFileWords(trx), books);
    if (broken.length > 0) return broken;
    const taggedWith = await findTagged(trx);
    for (const { found, photos } of targets)
      for (const id of taggedWith(found.kind, found.recordId)) photos.delete(id);
    const photos = new Map(targets.flatMap((target) => [...target.photos]));
    const photoIds = [...photos.keys()].sort((a, b) => a - b);
    const settled = new Map<string, Settled>();
    for (const { word, kind } of accepted)
      if (kind === "") settled.set(wordKey(word), { kind, id: 0 });
    const act = newAcceptance(trx, accepted, photoIds);
    await lockPhotos(trx, photoIds);
    await withPhotoHistory(strapi, trx, photoIds, async () => {
      await withFirstPictures(strapi, trx, photoIds, async () => {
        act.added = await saveTargets({ strapi, trx, visibility }, targets, (word, as) =>
          settled.set(wordKey(word), as),
        );
        counts = { ...countAdded(act.added), photos: photoIds.length };
        const waiting = photoIds.filter((id) => photos.get(id)?.visibility === "waiting");
        if (visibility === "public") await setVisibility(trx, waiting, "public");
      });
      await refreshProposals(strapi, trx, photoIds);
    });
    await rememberAcceptance(strapi, trx, { ...act, settled });
    await writeSettled(strapi, trx, settled);
    return [];
  });
  const isSaved = Array.isArray(errors) && errors.length === 0;
  return { errors: Array.isArray(errors) ? errors : [], ...(isSaved ? counts : nothing) };
}
