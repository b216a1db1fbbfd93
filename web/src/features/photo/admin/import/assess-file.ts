import { importMessages } from "shared-types/photo/import-messages";
import { isSidecar } from "shared-types/photo/sidecar";
import { photoExtensions, photoMimeTypes, uploadMaxBytes } from "shared-types/photo/import";

/** What tells of a photo beside it. */
const sidecarExtensions = ["xmp", "json", "csv"];

/** The file chooser's `accept`: types, and extensions for systems that do not know the type. */
export const acceptedFiles = [
  ...photoMimeTypes,
  ...[...photoExtensions, ...sidecarExtensions].map((name) => `.${name}`),
].join(",");

const extensionOf = (name: string) => /\.([^.\s/\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** Whether it may be a photo by name and type; the server checks the content. */
export function mayBePhoto({ name, type }: File): boolean {
  const extension = extensionOf(name);
  const isKnownType = photoMimeTypes.some((known) => known === type);
  return isKnownType || photoExtensions.includes(extension) || (type === "" && extension === "");
}

/** What a camera saves beside its JPEG, and where RawTherapee, DxO, Capture One, ON1 and Adobe's programs keep what they do with it. */
const raw =
  /^(3fr|arw|cr2|cr3|crw|dng|erf|fff|iiq|kdc|mos|mrw|nef|nrw|orf|pef|raf|raw|rw2|rwl|sr2|srw|x3f)$/;
const settings = /^(pp3|dop|cos|on1|acr)$/;

/** Whether a file may be a part of the photo that has its name: its raw file, its settings, or the video of a Live or motion photo. */
export const mayBePart = (name: string): boolean =>
  [raw, settings, /^(mov|mp4|mp)$/].some((extension) => extension.test(extensionOf(name)));

/** What else is in folders of photos, and why it stays there. */
const others: [extension: RegExp, reason: string][] = [
  [/^zip$/, importMessages.zip],
  [/^(mov|mp4|m4v|3gp|avi|mts)$/, importMessages.video],
  [raw, importMessages.raw],
  [settings, importMessages.settings],
  [/^pdf$/, importMessages.pdf],
  [/^aae$/, importMessages.edits],
  [/^html?$/, importMessages.page],
];

/** Why a file need not be sent at all; '' when the server should check it. */
export function refusalOf(file: File): string {
  const found = others.find(([extension]) => extension.test(extensionOf(file.name)));
  if (found) return found[1];
  if (!mayBePhoto(file) && !isSidecar(file.name)) return importMessages.notPhoto;
  if (file.size === 0) return importMessages.empty;
  if (file.size > uploadMaxBytes) return importMessages.tooBig;
  return "";
}
