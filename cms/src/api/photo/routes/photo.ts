import { photoCalls } from "shared-types/photo/calls";
import { photoOwnerCalls } from "shared-types/photo/owner";
import { routesOf } from "../../../http/routes";

export default routesOf(
  { ...photoCalls, ...photoOwnerCalls },
  {
    photos: "photo.search",
    photo: "photo.place",
    photoOptions: "edit.options",
    photoDetails: "edit.details",
    photosDetails: "edit.severalDetails",
    photoUpdate: "edit.update",
    photosTag: "edit.tag",
    photoTagsUpdate: "edit.updateTags",
    photosUpload: "upload.take",
    photoRotate: "picture.rotate",
    photoBanner: "picture.banner",
    photoReplace: "picture.replace",
    photoOriginal: "picture.original",
    pictureUpload: "upload.takePicture",
    photoDelete: "bin.put",
    photoRestore: "bin.restore",
    photosImport: "import.run",
    photosImportProgress: "import.progress",
    photoDuplicates: "import.duplicates",
  },
);
