import { calls } from "shared-types";
import { ownerRoute } from "../../../lib/owner-route";

export default {
  type: "content-api",
  routes: [
    { method: "POST", path: "/photos", handler: "photo.search", config: { auth: false } },
    { method: "GET", path: "/photos/:photoId", handler: "photo.place", config: { auth: false } },
    ownerRoute(calls.photoOptions, "edit.options"),
    ownerRoute(calls.photoDetails, "edit.details"),
    ownerRoute(calls.photosDetails, "edit.severalDetails"),
    ownerRoute(calls.photoUpdate, "edit.update"),
    ownerRoute(calls.photosTag, "edit.tag"),
    ownerRoute(calls.photosUpload, "upload.take"),
    ownerRoute(calls.photoDelete, "bin.put"),
    ownerRoute(calls.photoRestore, "bin.restore"),
    ownerRoute(calls.photosImport, "import.run"),
    ownerRoute(calls.photosImportProgress, "import.progress"),
    ownerRoute(calls.photoDuplicates, "import.duplicates"),
  ],
};
