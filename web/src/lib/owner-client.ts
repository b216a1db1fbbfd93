import {
  animalOwnerCalls,
  categoryOwnerCalls,
  keywordCalls,
  linkCalls,
  photoOwnerCalls,
  plantOwnerCalls,
  quoteOwnerCalls,
  resourceCalls,
  resourceOwnerCalls,
  type AnimalDraft,
  type AnswerOf,
  type Call,
  type CategoryDraft,
  type CategoryUpdate,
  type KeywordDraft,
  type KeywordMerge,
  type KeywordUpdate,
  type LinkDraft,
  type LinkUpdate,
  type PhotoDraft,
  type PhotosTag,
  type PhotosUploaded,
  type PlantDraft,
  type QuoteUpdate,
  type ResourceDraft,
  type ValidationErrors,
} from "shared-types";
import { readBody, readErrors, type Answer } from "./api-client";
import { call, read, type Asking } from "./call";
import { ApiError } from "./errors";
import { createOwnerSend, panelServer } from "./owner-send";
import { carrying, type FileOnItsWay } from "./send-file";
import { announceSave } from "./swr";

/** A record with the ETag that its save must name. */
export interface Tagged<T> {
  data: T;
  etag: string;
}

/** A read with the owner's token. @throws ApiError */
export const ownerRead = <C extends Call>(what: C, ...asking: Asking<C>): Promise<AnswerOf<C>> =>
  read(panelServer(), what, ...asking);

/** A read of one record, to edit. @throws ApiError */
export async function ownerReadTagged<C extends Call>(
  what: C,
  ...asking: Asking<C>
): Promise<Tagged<AnswerOf<C>>> {
  const answer = await call(panelServer(), what, ...asking);
  return {
    data: readBody<AnswerOf<C>>(answer),
    etag: answer.response.headers.get("etag") ?? "",
  };
}

/** A call that saves: answers with the broken rules, empty when done. */
type SavingCall = Call & { answer: "ValidationErrors" };

function errorsOf(answer: Answer): ValidationErrors {
  const errors = readErrors(answer);
  if (answer.response.status === 412)
    throw new ApiError(412, "changed", errors[0]?.errorMessage ?? "The record was changed.");
  return errors;
}

/**
 * A save that its caller announces: others follow it, or its screen is left first.
 * @throws ApiError 412 'changed' when someone else has saved the record; 0 when the server was not reached.
 */
export async function ownerSaveQuietly<C extends SavingCall>(
  what: C,
  ...asking: Asking<C>
): Promise<ValidationErrors> {
  return errorsOf(await call(panelServer(), what, ...asking));
}

/**
 * A save; the broken rules, empty when done. Then everything read is read again.
 * @throws ApiError as `ownerSaveQuietly`.
 */
export async function ownerSave<C extends SavingCall>(
  what: C,
  ...asking: Asking<C>
): Promise<ValidationErrors> {
  const answer = await call(panelServer(), what, ...asking);
  const errors = errorsOf(answer);
  if (answer.response.ok && errors.length === 0) announceSave();
  return errors;
}

/** GET /api/plant/{keyId}; by key or id. */
export const readPlant = (keyId: string) =>
  ownerReadTagged(plantOwnerCalls.plantRecord, { params: { keyId } });
/** POST /api/plantadd. */
export const addPlant = (body: PlantDraft) => ownerSave(plantOwnerCalls.plantAdd, { body });
/** PUT /api/plantupdate. @throws ApiError as `ownerSave`. */
export const updatePlant = (body: PlantDraft, ifMatch?: string) =>
  ownerSave(plantOwnerCalls.plantUpdate, { body, ifMatch });
/** DELETE /api/plantdelete/{id}: into the bin; its photos and links stay. */
export const deletePlant = (id: number) =>
  ownerSaveQuietly(plantOwnerCalls.plantDelete, { params: { id } });

/** GET /api/animal/{keyId}; by key or id. */
export const readAnimal = (keyId: string) =>
  ownerReadTagged(animalOwnerCalls.animalRecord, { params: { keyId } });
/** POST /api/animaladd. */
export const addAnimal = (body: AnimalDraft) => ownerSave(animalOwnerCalls.animalAdd, { body });
/** PUT /api/animalupdate. @throws ApiError as `ownerSave`. */
export const updateAnimal = (body: AnimalDraft, ifMatch?: string) =>
  ownerSave(animalOwnerCalls.animalUpdate, { body, ifMatch });
/** DELETE /api/animaldelete/{id}: into the bin; its photos and links stay. */
export const deleteAnimal = (id: number) =>
  ownerSaveQuietly(animalOwnerCalls.animalDelete, { params: { id } });

/** GET /api/resource/{id}; internal ones too. */
export const readResource = (id: number) =>
  ownerReadTagged(resourceCalls.resource, { params: { id } });
/** GET /api/resourcecategories: those with a place on the public pages. */
export const readResourceCategories = () => ownerRead(resourceOwnerCalls.resourceCategories);
/** POST /api/resourceadd. */
export const addResource = (body: ResourceDraft) =>
  ownerSave(resourceOwnerCalls.resourceAdd, { body });
/** PUT /api/resourceupdate. @throws ApiError as `ownerSave`. */
export const updateResource = (body: ResourceDraft, ifMatch?: string) =>
  ownerSave(resourceOwnerCalls.resourceUpdate, { body, ifMatch });
/** DELETE /api/resourcedelete/{id}: into the bin. */
export const deleteResource = (id: number) =>
  ownerSaveQuietly(resourceOwnerCalls.resourceDelete, { params: { id } });

/** POST /api/photodetails/{photoId}. */
export const readPhoto = (photoId: number) =>
  ownerReadTagged(photoOwnerCalls.photoDetails, { params: { photoId } });
/** POST /api/photoopts: all plants, animals, keywords and categories a photo can be tagged with. */
export const readPhotoOptions = () => ownerRead(photoOwnerCalls.photoOptions);
/** POST /api/photoupdate. @throws ApiError as `ownerSave`. */
export const updatePhoto = (body: PhotoDraft, ifMatch?: string) =>
  ownerSave(photoOwnerCalls.photoUpdate, { body, ifMatch });
/** One of several: `announceSave` follows the last. */
export const updatePhotoOfMany = (body: PhotoDraft, ifMatch: string) =>
  ownerSaveQuietly(photoOwnerCalls.photoUpdate, { body, ifMatch });
/** POST /api/photosdetails; at most `detailsMax`. */
export const readPhotosToDescribe = (photoIds: number[]) =>
  ownerRead(photoOwnerCalls.photosDetails, { body: { photoIds } });
/** POST /api/photostag: adds and removes for all of them, or for none. */
export const tagPhotos = (body: PhotosTag) => ownerSave(photoOwnerCalls.photosTag, { body });
/** DELETE /api/photodelete/{id}, from a list: into the bin. */
export const deletePhoto = (id: number) =>
  ownerSave(photoOwnerCalls.photoDelete, { params: { id } });
/** The same from the screen of the photo itself. */
export const deletePhotoHere = (id: number) =>
  ownerSaveQuietly(photoOwnerCalls.photoDelete, { params: { id } });

/** POST /api/photosupload, one file. @throws ApiError; a DOMException when it was stopped. */
export async function uploadPhoto(upload: Omit<FileOnItsWay, "field">): Promise<PhotosUploaded> {
  const via = carrying({ ...upload, field: photoOwnerCalls.photosUpload.files });
  return read(
    { ...panelServer(), send: createOwnerSend(panelServer().session, via) },
    photoOwnerCalls.photosUpload,
  );
}

/** POST /api/photosimport: answers when the import is over; then what is read is to be read again. */
export const importPhotos = () => ownerRead(photoOwnerCalls.photosImport);
/** GET /api/photosimport: of the import that runs; else how the last one ended. */
export const readImportProgress = () => ownerRead(photoOwnerCalls.photosImportProgress);
/** POST /api/photodupsget: photos that came with a name that was taken, the newest first. */
export const readPhotoDuplicates = () => ownerRead(photoOwnerCalls.photoDuplicates);

/** GET /api/keywords, each with the count of its photos. */
export const readKeywords = () => ownerRead(keywordCalls.keywords);
/** POST /api/keywordadd. */
export const addKeyword = (body: KeywordDraft) => ownerSave(keywordCalls.keywordAdd, { body });
/** PUT /api/keywordupdate. */
export const updateKeyword = (body: KeywordUpdate) =>
  ownerSave(keywordCalls.keywordUpdate, { body });
/** POST /api/keywordmerge: the photos of the one get the other, and the one goes into the bin. */
export const mergeKeyword = (body: KeywordMerge) => ownerSave(keywordCalls.keywordMerge, { body });
/** DELETE /api/keyworddelete/{id}: into the bin. */
export const deleteKeyword = (id: number) =>
  ownerSave(keywordCalls.keywordDelete, { params: { id } });

/** GET /api/categories, each with the count of its photos and resources. */
export const readCategories = () => ownerRead(categoryOwnerCalls.categories);
/** POST /api/categoryadd. */
export const addCategory = (body: CategoryDraft) =>
  ownerSave(categoryOwnerCalls.categoryAdd, { body });
/** PUT /api/categoryupdate. */
export const updateCategory = (body: CategoryUpdate) =>
  ownerSave(categoryOwnerCalls.categoryUpdate, { body });
/** DELETE /api/categorydelete/{id}: into the bin; one in use is a broken rule. */
export const deleteCategory = (id: number) =>
  ownerSave(categoryOwnerCalls.categoryDelete, { params: { id } });

/** GET /api/quotes, in the owner's order. */
export const readQuotes = () => ownerRead(quoteOwnerCalls.quotes);
/** PUT /api/quoteupdate. */
export const updateQuote = (body: QuoteUpdate) => ownerSave(quoteOwnerCalls.quoteUpdate, { body });

/** GET {mvcBase}/api/links. */
export const readLinks = () => ownerRead(linkCalls.links);
/** PUT /api/linkupdate: changed wherever it hangs. */
export const updateLink = (body: LinkUpdate) => ownerSave(linkCalls.linkUpdate, { body });
/** DELETE /api/linkdelete/{id}: into the bin, from wherever it hangs. */
export const deleteLink = (id: number) => ownerSave(linkCalls.linkDelete, { params: { id } });

type LinkCall = Call & {
  body: "LinkAdd" | "LinkEdit" | "LinkConnection";
};

/** One of the eight link calls; their lists hold messages. Everything read is read again. */
async function linkCall<C extends LinkCall>(what: C, ...asking: Asking<C>): Promise<AnswerOf<C>> {
  const answer = await call(panelServer(), what, ...asking);
  if (answer.body === undefined) return readBody<AnswerOf<C>>(answer);
  if (answer.response.ok) announceSave();
  return answer.body as AnswerOf<C>;
}

/** POST /api/{plant|animal}linkadd: a new link; its answer holds the link's id. */
export const addLink = (body: LinkDraft) =>
  linkCall(linkCalls[`${body.linkType}LinkAdd`], { body });
/** POST /api/{plant|animal}linkedit: changed for all that have it. */
export const editLink = (body: LinkDraft) =>
  linkCall(linkCalls[`${body.linkType}LinkEdit`], { body });
/** POST /api/{plant|animal}linkaddexist: connects a link that exists. */
export const connectLink = (body: LinkDraft) =>
  linkCall(linkCalls[`${body.linkType}LinkAddExisting`], { body });
/** POST /api/{plant|animal}linkremove: the link itself stays. */
export const disconnectLink = (body: LinkDraft) =>
  linkCall(linkCalls[`${body.linkType}LinkRemove`], { body });
