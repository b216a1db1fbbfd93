import type { PictureKit } from "../../../components/form/PictureField";
import { PhotoPreview } from "./PhotoPreview";
import { PicturePicker } from "./PicturePicker";

/** What a page hands to PictureField: pages bring forms and photos together. */
export const pictureKit: PictureKit = { Preview: PhotoPreview, Picker: PicturePicker };
