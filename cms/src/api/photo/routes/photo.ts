import { photoCalls } from "shared-types/photo/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(photoCalls, {
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
});
