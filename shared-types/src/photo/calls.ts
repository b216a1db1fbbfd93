import type { Calls } from "../kit/call";
import { validationErrors } from "../kit/error-answers";
import { list } from "../kit/fields";
import { photoAnswers } from "./answers";
import {
  photoBannerSchema,
  photoDraftSchema,
  photoFilterSchema,
  photoIdsSchema,
  photoRotateSchema,
  photosImportSchema,
  photosTagSchema,
} from "./schema";
import { photoTagsUpdateSchema } from "./tag-notes-schema";

export const photoCalls = {
  photos: {
    method: "POST",
    path: "/api/photos",
    who: "anyone",
    summary: "One page of photos, searched and sorted.",
    body: photoFilterSchema,
    answer: photoAnswers.PhotoPage,
    cached: true,
  },
  photo: {
    method: "GET",
    path: "/api/photos/{photoId}",
    who: "anyone",
    summary: "One photo and its page of the gallery.",
    answer: photoAnswers.PhotoPlace,
    cached: true,
  },
  photoOptions: {
    method: "POST",
    path: "/api/photoopts",
    summary: "What a photo can be tagged with.",
    answer: photoAnswers.PhotoOptions,
  },
  photoDetails: {
    method: "POST",
    path: "/api/photodetails/{photoId}",
    summary: "One photo, to edit.",
    answer: photoAnswers.PhotoToEdit,
  },
  photosDetails: {
    method: "POST",
    path: "/api/photosdetails",
    summary: "Several photos, to describe in one screen.",
    body: photoIdsSchema,
    answer: list(photoAnswers.PhotoToDescribe),
  },
  photoUpdate: {
    method: "POST",
    path: "/api/photoupdate",
    summary: "Saves a photo.",
    body: photoDraftSchema,
    answer: validationErrors,
  },
  photosTag: {
    method: "POST",
    path: "/api/photostag",
    summary:
      "Adds tags to several photos, removes tags from them, says their stages and interactions, and shows or hides them.",
    body: photosTagSchema,
    answer: validationErrors,
  },
  photoTagsUpdate: {
    method: "PUT",
    path: "/api/phototagsupdate",
    summary:
      "Saves how far a photo's plants and animals are, and what its animals do on its plants.",
    body: photoTagsUpdateSchema,
    answer: validationErrors,
  },
  photoRotate: {
    method: "POST",
    path: "/api/photorotate",
    summary: "Turns a photo: degrees clockwise from how its file came.",
    body: photoRotateSchema,
    answer: validationErrors,
  },
  photoBanner: {
    method: "POST",
    path: "/api/photobanner",
    summary: "Chooses what a photo's banner shows; null has the site choose.",
    body: photoBannerSchema,
    answer: validationErrors,
  },
  photoReplace: {
    method: "POST",
    path: "/api/photoreplace/{id}",
    summary: "Gives a photo another picture, under the same id (multipart, field file).",
    files: "file",
    answer: validationErrors,
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
    answer: validationErrors,
  },
  photoRestore: {
    method: "POST",
    path: "/api/photorestore/{id}",
    summary: "Takes a photo out of the bin.",
    answer: validationErrors,
  },
  photosUpload: {
    method: "POST",
    path: "/api/photosupload",
    summary: "Puts files into the inbox (multipart, field files).",
    files: "files",
    answer: photoAnswers.PhotosUploaded,
  },
  pictureUpload: {
    method: "POST",
    path: "/api/pictureupload",
    summary: "Imports one picture that only the site itself shows (multipart, field files).",
    files: "files",
    answer: photoAnswers.PictureUploaded,
  },
  photosImport: {
    method: "POST",
    path: "/api/photosimport",
    summary: "Imports what is in the inbox; a second call joins the first.",
    body: photosImportSchema,
    answer: photoAnswers.PhotosImported,
  },
  photosImportProgress: {
    method: "GET",
    path: "/api/photosimport",
    summary: "The progress of the import.",
    answer: photoAnswers.ImportProgress,
  },
  photoDuplicates: {
    method: "POST",
    path: "/api/photodupsget",
    summary: "Photos kept under another name because theirs was taken, newest first.",
    answer: list(photoAnswers.PhotoDuplicate),
  },
} as const satisfies Calls;
