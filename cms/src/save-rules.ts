import { keepAssociations } from "./api/association/rules";
import { animalRecords } from "./api/animal/saving";
import { keepCategories } from "./api/category/rules";
import { categoryRecords } from "./api/category/saving";
import { recordKinds } from "./api/history/kinds";
import { recordHistory } from "./api/history/record-history";
import { keywordRecords } from "./api/keyword/saving";
import { linkKeptRecords } from "./api/link/saving";
import { refuseDatesAhead } from "./api/photo/date-ahead";
import { dropTagNotes } from "./api/photo/drop-tag-notes";
import { binPhotos } from "./api/photo/files/bin-photos";
import { remakeChangedPictures } from "./api/photo/files/change-pictures";
import { renamePhotoFiles } from "./api/photo/files/rename-photos";
import { requireFile } from "./api/photo/files/require-file";
import { keepFirstPictures } from "./api/photo/first-pictures";
import { syncMediaEntries } from "./api/photo/media-library/sync-entries";
import { followPhotosOfTags } from "./api/photo/photos-of-tags";
import { proposeAlts, proposeAltsOf } from "./api/photo/propose-alts";
import { photoRecords } from "./api/photo/saving";
import { keepTakenOn } from "./api/photo/taken-on";
import { turnWithPictures } from "./api/plan/turn-drawings";
import { plantRecords } from "./api/plant/saving";
import { placeQuotesLast } from "./api/quote/rules";
import { checkPictures } from "./api/resource/rules";
import { resourceRecords } from "./api/resource/saving";
import { keepSightings } from "./api/sighting/rules";
import { keepDerivedColumns } from "./documents/derive";
import { keepFormerKeys, keyed } from "./documents/keep-former-keys";
import { keepText } from "./documents/keep-text";
import { requireText } from "./documents/require-text";
import type { Rule } from "./documents/rule";
import { requireSafeHref } from "./documents/safe-href";
import { sanitizeHtml } from "./documents/sanitize-html";
import { requireUniqueKey } from "./documents/unique-key";
import { requireUniqueNames } from "./documents/unique-names";

/** Texts are cleaned first, so that the rules after them see what will be stored. */
const texts = [keepText, requireText()];

/** The same, with an attribute that has HTML. */
const textsAndHtml = (html: string) => [keepText, sanitizeHtml(html), requireText(html)];

/**
 * What holds for the saves and deletions of each type, whoever makes them, the outermost first: each rule sees the data as
 * those before it left them. History is outermost, so that it keeps what is stored in the end; columns to search and sort by are
 * derived from what the rules before have accepted; files and the Media Library follow the final record.
 */
export const saveRules: Record<string, readonly Rule[]> = {
  "api::plant.plant": [
    recordHistory,
    ...textsAndHtml("notes"),
    requireUniqueKey,
    keepFormerKeys(keyed.plant, recordKinds),
    keepDerivedColumns(plantRecords),
    followPhotosOfTags("plants"),
    proposeAltsOf("plants"),
  ],
  "api::animal.animal": [
    recordHistory,
    ...textsAndHtml("notes"),
    requireUniqueKey,
    keepFormerKeys(keyed.animal, recordKinds),
    keepDerivedColumns(animalRecords),
    followPhotosOfTags("animals"),
    proposeAltsOf("animals"),
  ],
  "api::photo.photo": [
    recordHistory,
    ...texts,
    requireFile,
    keepDerivedColumns(photoRecords),
    renamePhotoFiles,
    remakeChangedPictures,
    turnWithPictures,
    binPhotos,
    syncMediaEntries,
    dropTagNotes,
    keepFirstPictures,
    // A proposed alt text is made from what has just been saved.
    proposeAlts,
    keepTakenOn,
    refuseDatesAhead,
  ],
  "api::keyword.keyword": [
    recordHistory,
    ...texts,
    requireUniqueNames(keywordRecords),
    keepDerivedColumns(keywordRecords),
    followPhotosOfTags("keywords"),
    proposeAltsOf("keywords"),
  ],
  "api::category.category": [
    recordHistory,
    ...texts,
    requireUniqueNames(categoryRecords),
    keepCategories,
    keepDerivedColumns(categoryRecords),
    followPhotosOfTags("categories"),
  ],
  "api::resource.resource": [
    recordHistory,
    ...textsAndHtml("description"),
    requireSafeHref,
    checkPictures,
    keepFormerKeys(keyed.resource, recordKinds),
    keepDerivedColumns(resourceRecords),
  ],
  "api::link.link": [recordHistory, ...texts, requireSafeHref, keepDerivedColumns(linkKeptRecords)],
  "api::plan.plan": [
    recordHistory,
    ...texts,
    requireUniqueKey,
    keepFormerKeys(keyed.plan, recordKinds),
  ],
  "api::plan.viewpoint": [recordHistory, ...texts],
  "api::quote.quote": [recordHistory, ...texts, placeQuotesLast],
  "api::sighting.sighting": [recordHistory, ...texts, keepSightings],
  "api::association.association": [recordHistory, ...texts, keepAssociations],
  "api::site-record.site-record": [recordHistory, ...textsAndHtml("welcomeText")],
  "api::slides.slides": [recordHistory, ...texts],
  "api::contact-message.contact-message": texts,
  "api::photo-duplicate.photo-duplicate": texts,
};
