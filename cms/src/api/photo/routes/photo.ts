import { photoCalls } from "shared-types/photo/calls";
import { photoOwnerCalls } from "shared-types/photo/owner";
import { routesOf } from "../../../http/routes";

export default routesOf(
  { ...photoCalls, ...photoOwnerCalls },
  {
    photos: "photo",
    photo: "photo",
    photoOptions: "edit",
    photoDetails: "edit",
    photosDetails: "edit",
    photoUpdate: "edit",
    photosTag: "edit",
    photoTagsUpdate: "edit",
    photosUpload: "upload",
    photoRotate: "picture",
    photoBanner: "picture",
    photoReplace: "picture",
    photoOriginal: "picture",
    pictureUpload: "upload",
    photoDelete: "bin",
    photoRestore: "bin",
    photosImport: "import",
    photosImportProgress: "import",
    photoDuplicates: "import",
  },
);
