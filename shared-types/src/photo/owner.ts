import type { Calls } from "../kit/call";
import type { PhotoVisibility } from "./codes";

export const photoVisibilityLabels: Record<PhotoVisibility, string> = {
  public: "Shown to visitors",
  site: "Site only (tiles, plans, covers)",
  internal: "Internal (not shown to visitors)",
  waiting: "Hidden until described",
};

/** Whether only the owner sees such a photo, wherever it is used. */
export const isOwnersOnly = (visibility: PhotoVisibility) =>
  visibility === "internal" || visibility === "waiting";

/** The owner's calls, apart from the public ones: visitors do not download them. */
export const photoOwnerCalls = {
  photoOptions: {
    method: "POST",
    path: "/api/photoopts",
    summary: "What a photo can be tagged with.",
    answer: "PhotoOptions",
  },
  photoDetails: {
    method: "POST",
    path: "/api/photodetails/{photoId}",
    summary: "One photo, to edit.",
    answer: "PhotoToEdit",
  },
  photosDetails: {
    method: "POST",
    path: "/api/photosdetails",
    summary: "Several photos, to describe in one screen.",
    body: "PhotoIds",
    answer: "PhotoToDescribe[]",
  },
  photoUpdate: {
    method: "POST",
    path: "/api/photoupdate",
    summary: "Saves a photo.",
    body: "PhotoDraft",
    answer: "ValidationErrors",
  },
  photosTag: {
    method: "POST",
    path: "/api/photostag",
    summary:
      "Adds tags to several photos, removes tags from them, says their stages and interactions, and shows or hides them.",
    body: "PhotosTag",
    answer: "ValidationErrors",
  },
  photoTagsUpdate: {
    method: "PUT",
    path: "/api/phototagsupdate",
    summary:
      "Saves how far a photo's plants and animals are, and what its animals do on its plants.",
    body: "PhotoTagsUpdate",
    answer: "ValidationErrors",
  },
  photoRotate: {
    method: "POST",
    path: "/api/photorotate",
    summary: "Turns a photo: degrees clockwise from how its file came.",
    body: "PhotoRotate",
    answer: "ValidationErrors",
  },
  photoBanner: {
    method: "POST",
    path: "/api/photobanner",
    summary: "Chooses what a photo's banner shows; null has the site choose.",
    body: "PhotoBanner",
    answer: "ValidationErrors",
  },
  photoReplace: {
    method: "POST",
    path: "/api/photoreplace/{id}",
    summary: "Gives a photo another picture, under the same id (multipart, field file).",
    files: "file",
    answer: "ValidationErrors",
  },
  photoOriginal: {
    method: "GET",
    path: "/api/photooriginal/{id}",
    summary: "The file that a photo was made from, as it came.",
    mediaType: "application/octet-stream",
  },
  photoDelete: {
    method: "DELETE",
    path: "/api/photodelete/{id}",
    summary: "Moves a photo to the bin.",
    answer: "ValidationErrors",
  },
  photoRestore: {
    method: "POST",
    path: "/api/photorestore/{id}",
    summary: "Takes a photo out of the bin.",
    answer: "ValidationErrors",
  },
  photosUpload: {
    method: "POST",
    path: "/api/photosupload",
    summary: "Puts files into the inbox (multipart, field files).",
    files: "files",
    answer: "PhotosUploaded",
  },
  pictureUpload: {
    method: "POST",
    path: "/api/pictureupload",
    summary: "Imports one picture that only the site itself shows (multipart, field files).",
    files: "files",
    answer: "PictureUploaded",
  },
  photosImport: {
    method: "POST",
    path: "/api/photosimport",
    summary: "Imports what is in the inbox; a second call joins the first.",
    body: "PhotosImportAsk",
    answer: "PhotosImported",
  },
  photosImportProgress: {
    method: "GET",
    path: "/api/photosimport",
    summary: "The progress of the import.",
    answer: "ImportProgress",
  },
  photoDuplicates: {
    method: "POST",
    path: "/api/photodupsget",
    summary: "Photos kept under another name because theirs was taken, newest first.",
    answer: "PhotoDuplicate[]",
  },
} as const satisfies Calls;
