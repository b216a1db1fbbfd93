import type { Calls } from "./call";

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
    answer: "PhotoItem",
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
    summary: "Gives tags to several photos, and takes tags from them.",
    body: "PhotosTag",
    answer: "ValidationErrors",
  },
  photoDelete: {
    method: "DELETE",
    path: "/api/photodelete/{id}",
    summary: "Puts a photo into the bin.",
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
  photosImport: {
    method: "POST",
    path: "/api/photosimport",
    summary: "Imports what is in the inbox; a second call joins the first.",
    answer: "PhotosImported",
  },
  photosImportProgress: {
    method: "GET",
    path: "/api/photosimport",
    summary: "How far the import is.",
    answer: "ImportProgress",
  },
  photoDuplicates: {
    method: "POST",
    path: "/api/photodupsget",
    summary: "Photos kept under another name because theirs was taken, newest first.",
    answer: "PhotoDuplicate[]",
  },
} as const satisfies Calls;
