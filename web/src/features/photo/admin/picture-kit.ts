import type { PictureKit } from "../../../components/form/PictureField";
import { PhotoPreview } from "./PhotoPreview";
import { PicturePicker } from "./PicturePicker";
import { PictureUpload } from "./PictureUpload";

/** How forms show, choose and upload a picture; pages hand it to them. */
export const pictureKit: PictureKit = {
  Preview: PhotoPreview,
  Picker: PicturePicker,
  Upload: PictureUpload,
};
