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

/** What else is in folders of photos, and why it stays there. */
const others: [extension: RegExp, reason: string][] = [
  [/^zip$/, importMessages.zip],
  [/^(mov|mp4|m4v|3gp|avi|mts)$/, importMessages.video],
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
