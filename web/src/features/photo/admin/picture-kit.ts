import type { PictureKit } from "../../../components/form/PictureField";
import { PhotoPreview } from "./PhotoPreview";
import { PicturePicker } from "./PicturePicker";

/** What a page passes to PictureField: pages combine forms and photos. */
export const pictureKit: PictureKit = { Preview: PhotoPreview, Picker: PicturePicker };
