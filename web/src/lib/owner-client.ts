import type {
  AnimalDraft,
  AnimalRecord,
  CategoryDraft,
  CategoryItem,
  CategoryUpdate,
  ImportProgress,
  KeywordDraft,
  KeywordItem,
  KeywordMerge,
  KeywordUpdate,
  LinkAddAnswer,
  LinkDraft,
  LinkListItem,
  LinkMessages,
  LinkType,
  LinkUpdate,
  PhotoDraft,
  PhotoDuplicate,
  PhotoItem,
  PhotoOptions,
  PhotosImported,
  PhotosTag,
  PhotosUploaded,
  PhotoToDescribe,
  PlantDraft,
  PlantRecord,
  QuoteItem,
  QuoteUpdate,
  ResourceCategoriesAnswer,
  ResourceDraft,
  ResourceItem,
  ValidationErrors,
} from "shared-types";
import { readBody, readErrors, type Ask } from "./api-client";
import { ApiError } from "./errors";
import { createOwnerSend, theDesk } from "./owner-send";
import { carrying, type FileOnItsWay } from "./send-file";
import { announceSave } from "./swr";

/** A record with the ETag that its save must name. */
export interface Tagged<T> {
  data: T;
  etag: string;
}

interface Save {
  method: "POST" | "PUT" | "DELETE";
  body?: unknown;
  /** The ETag of the record as the form has it. */
  etag?: string;
  /** Whoever makes it announces it: others follow, or its screen is left first. */
  isAnnouncedLater?: boolean;
}

const underApi = (path: string) => `${theDesk().apiBase}/${path}`;

/** A read with the owner's token. */
export async function ownerRead<T>(path: string, ask?: Ask): Promise<T> {
  return readBody<T>(await theDesk().send(underApi(path), ask));
}

/** A read of one record, to edit. */
export async function ownerReadTagged<T>(path: string, ask?: Ask): Promise<Tagged<T>> {
  const answer = await theDesk().send(underApi(path), ask);
  return { data: readBody<T>(answer), etag: answer.response.headers.get("etag") ?? "" };
}

/**
 * A save; the broken rules, empty when done. Then everything read is read again.
 * @throws ApiError 412 'changed' when someone else has saved the record; 0 when the server was not reached.
 */
export async function ownerSave(
  path: string,
  { method, body, etag, isAnnouncedLater = false }: Save,
): Promise<ValidationErrors> {
  const answer = await theDesk().send(underApi(path), { method, body, ifMatch: etag });
  const errors = readErrors(answer);
  if (answer.response.status === 412)
    throw new ApiError(412, "changed", errors[0]?.errorMessage ?? "The record was changed.");
  if (answer.response.ok && errors.length === 0 && !isAnnouncedLater) announceSave();
  return errors;
}

const put = (path: string, body: unknown, etag?: string) =>
  ownerSave(path, { method: "PUT", body, etag });
const post = (path: string, body?: unknown, etag?: string) =>
  ownerSave(path, { method: "POST", body, etag });
const remove = (path: string) => ownerSave(path, { method: "DELETE" });
/** Of a record on its own screen: `useAnnounceOnLeave` follows. */
const removeHere = (path: string) => ownerSave(path, { method: "DELETE", isAnnouncedLater: true });

/** GET /api/plant/{keyId}; by key or id. */
export const readPlant = (keyId: string) =>
  ownerReadTagged<PlantRecord>(`plant/${encodeURIComponent(keyId)}`);
/** POST /api/plantadd. */
export const addPlant = (draft: PlantDraft) => post("plantadd", draft);
/** PUT /api/plantupdate. @throws ApiError as `ownerSave`. */
export const updatePlant = (draft: PlantDraft, etag?: string) => put("plantupdate", draft, etag);
/** DELETE /api/plantdelete/{id}: into the bin; its photos and links stay. */
export const deletePlant = (plantId: number) => removeHere(`plantdelete/${plantId}`);

/** GET /api/animal/{keyId}; by key or id. */
export const readAnimal = (keyId: string) =>
  ownerReadTagged<AnimalRecord>(`animal/${encodeURIComponent(keyId)}`);
/** POST /api/animaladd. */
export const addAnimal = (draft: AnimalDraft) => post("animaladd", draft);
/** PUT /api/animalupdate. @throws ApiError as `ownerSave`. */
export const updateAnimal = (draft: AnimalDraft, etag?: string) => put("animalupdate", draft, etag);
/** DELETE /api/animaldelete/{id}: into the bin; its photos and links stay. */
export const deleteAnimal = (animalId: number) => removeHere(`animaldelete/${animalId}`);

/** GET /api/resource/{id}; internal ones too. */
export const readResource = (resourceId: number) =>
  ownerReadTagged<ResourceItem>(`resource/${resourceId}`);
/** GET /api/resourcecategories: those with a place on the public pages. */
export const readResourceCategories = () =>
  ownerRead<ResourceCategoriesAnswer>("resourcecategories");
/** POST /api/resourceadd. */
export const addResource = (draft: ResourceDraft) => post("resourceadd", draft);
/** PUT /api/resourceupdate. @throws ApiError as `ownerSave`. */
export const updateResource = (draft: ResourceDraft, etag?: string) =>
  put("resourceupdate", draft, etag);
/** DELETE /api/resourcedelete/{id}: into the bin. */
export const deleteResource = (resourceId: number) => removeHere(`resourcedelete/${resourceId}`);

/** POST /api/photodetails/{photoId}. */
export const readPhoto = (photoId: number) =>
  ownerReadTagged<PhotoItem>(`photodetails/${photoId}`, { method: "POST" });
/** POST /api/photoopts: all plants, animals, keywords and categories a photo can be tagged with. */
export const readPhotoOptions = () => ownerRead<PhotoOptions>("photoopts", { method: "POST" });
/** POST /api/photoupdate. @throws ApiError as `ownerSave`. */
export const updatePhoto = (draft: PhotoDraft, etag?: string) => post("photoupdate", draft, etag);
/** One of several: `announceSave` follows the last. */
export const updatePhotoOfMany = (body: PhotoDraft, etag: string) =>
  ownerSave("photoupdate", { method: "POST", body, etag, isAnnouncedLater: true });
/** POST /api/photosdetails; at most `detailsMax`. */
export const readPhotosToDescribe = (photoIds: number[]) =>
  ownerRead<PhotoToDescribe[]>("photosdetails", { method: "POST", body: { photoIds } });
/** POST /api/photostag: adds and removes for all of them, or for none. */
export const tagPhotos = (tags: PhotosTag) => post("photostag", tags);
/** DELETE /api/photodelete/{id}, from a list: into the bin. */
export const deletePhoto = (photoId: number) => remove(`photodelete/${photoId}`);
/** The same from the screen of the photo itself. */
export const deletePhotoHere = (photoId: number) => removeHere(`photodelete/${photoId}`);

/** POST /api/photosupload, one file. @throws ApiError; a DOMException when it was stopped. */
export async function uploadPhoto(upload: Omit<FileOnItsWay, "field">): Promise<PhotosUploaded> {
  const via = carrying({ ...upload, field: "files" });
  return readBody(await createOwnerSend(theDesk().session, via)(underApi("photosupload")));
}

/** POST /api/photosimport: answers when the import is over; then what is read is to be read again. */
export const importPhotos = () => ownerRead<PhotosImported>("photosimport", { method: "POST" });
/** GET /api/photosimport: of the import that runs; else how the last one ended. */
export const readImportProgress = () => ownerRead<ImportProgress>("photosimport");
/** POST /api/photodupsget: photos that came with a name that was taken, the newest first. */
export const readPhotoDuplicates = () =>
  ownerRead<PhotoDuplicate[]>("photodupsget", { method: "POST" });

/** GET /api/keywords, each with the count of its photos. */
export const readKeywords = () => ownerRead<KeywordItem[]>("keywords");
/** POST /api/keywordadd. */
export const addKeyword = (draft: KeywordDraft) => post("keywordadd", draft);
/** PUT /api/keywordupdate. */
export const updateKeyword = (draft: KeywordUpdate) => put("keywordupdate", draft);
/** POST /api/keywordmerge: the photos of the one get the other, and the one goes into the bin. */
export const mergeKeyword = (merge: KeywordMerge) => post("keywordmerge", merge);
/** DELETE /api/keyworddelete/{id}: into the bin. */
export const deleteKeyword = (keywordId: number) => remove(`keyworddelete/${keywordId}`);

/** GET /api/categories, each with the count of its photos and resources. */
export const readCategories = () => ownerRead<CategoryItem[]>("categories");
/** POST /api/categoryadd. */
export const addCategory = (draft: CategoryDraft) => post("categoryadd", draft);
/** PUT /api/categoryupdate. */
export const updateCategory = (draft: CategoryUpdate) => put("categoryupdate", draft);
/** DELETE /api/categorydelete/{id}: into the bin; one in use is a broken rule. */
export const deleteCategory = (categoryId: number) => remove(`categorydelete/${categoryId}`);

/** GET /api/quotes, in the owner's order. */
export const readQuotes = () => ownerRead<QuoteItem[]>("quotes");
/** PUT /api/quoteupdate. */
export const updateQuote = (draft: QuoteUpdate) => put("quoteupdate", draft);

/** GET {mvcBase}/api/links. */
export async function readLinks(): Promise<LinkListItem[]> {
  return readBody(await theDesk().send(`${theDesk().mvcBase}/api/links`));
}
/** PUT /api/linkupdate: changed wherever it hangs. */
export const updateLink = (draft: LinkUpdate) => put("linkupdate", draft);
/** DELETE /api/linkdelete/{id}: into the bin, from wherever it hangs. */
export const deleteLink = (linkId: number) => remove(`linkdelete/${linkId}`);

/** One of the eight link calls; their lists hold messages. Everything read is read again. */
async function linkCall<T>(linkType: LinkType, call: string, draft: LinkDraft): Promise<T> {
  const answer = await theDesk().send(underApi(`${linkType}${call}`), {
    method: "POST",
    body: draft,
  });
  if (answer.body === undefined) return readBody<T>(answer);
  if (answer.response.ok) announceSave();
  return answer.body as T;
}

/** POST /api/{plant|animal}linkadd: a new link; its answer holds the link's id. */
export const addLink = (draft: LinkDraft) =>
  linkCall<LinkAddAnswer>(draft.linkType, "linkadd", draft);
/** POST /api/{plant|animal}linkedit: changed for all that have it. */
export const editLink = (draft: LinkDraft) =>
  linkCall<LinkMessages>(draft.linkType, "linkedit", draft);
/** POST /api/{plant|animal}linkaddexist: hangs a link that exists. */
export const connectLink = (draft: LinkDraft) =>
  linkCall<LinkMessages>(draft.linkType, "linkaddexist", draft);
/** POST /api/{plant|animal}linkremove: the link itself stays. */
export const disconnectLink = (draft: LinkDraft) =>
  linkCall<LinkMessages>(draft.linkType, "linkremove", draft);
