import { importMessages, photoMimeTypes, uploadMaxBytes } from "shared-types";

const extensions = ["jpg", "jpeg", "jpe", "jfif", "png", "webp", "tif", "tiff", "heic", "heif"];

/** What the file chooser offers: by type, and by extension where the system knows no type. */
export const acceptedFiles = [...photoMimeTypes, ...extensions.map((name) => `.${name}`)].join(",");

const extensionOf = (name: string) => /\.([^.\s/\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** Whether it may be a photo, by what its name and type say; the server looks inside. */
function mayBePhoto({ name, type }: File): boolean {
  const extension = extensionOf(name);
  const isKnownType = photoMimeTypes.some((known) => known === type);
  return isKnownType || extensions.includes(extension) || (type === "" && extension === "");
}

/** Why a file need not be sent at all; '' when the server shall have a look. */
export function refusalOf(file: File): string {
  if (!mayBePhoto(file)) return importMessages.notPhoto;
  if (file.size === 0) return importMessages.empty;
  if (file.size > uploadMaxBytes) return importMessages.tooBig;
  return "";
}
