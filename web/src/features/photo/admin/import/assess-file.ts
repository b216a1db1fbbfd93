import { importMessages } from "shared-types/kit/messages";
import { photoMimeTypes, uploadMaxBytes } from "shared-types/photo/import";

const extensions = ["jpg", "jpeg", "jpe", "jfif", "png", "webp", "tif", "tiff", "heic", "heif"];

/** The file chooser's `accept`: types, and extensions for systems that do not know the type. */
export const acceptedFiles = [...photoMimeTypes, ...extensions.map((name) => `.${name}`)].join(",");

const extensionOf = (name: string) => /\.([^.\s/\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** Whether it may be a photo by name and type; the server checks the content. */
function mayBePhoto({ name, type }: File): boolean {
  const extension = extensionOf(name);
  const isKnownType = photoMimeTypes.some((known) => known === type);
  return isKnownType || extensions.includes(extension) || (type === "" && extension === "");
}

/** Why a file need not be sent at all; '' when the server should check it. */
export function refusalOf(file: File): string {
  if (!mayBePhoto(file)) return importMessages.notPhoto;
  if (file.size === 0) return importMessages.empty;
  if (file.size > uploadMaxBytes) return importMessages.tooBig;
  return "";
}
