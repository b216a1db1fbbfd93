import { photoWidths } from "shared-types/photo/codes";
import type { CopyContact, PublishSettings } from "shared-types/publish/codes";
import type { WebSpace } from "./services/publish";

/** What a copy has to know of its web space. */
export function spaceOf(settings: PublishSettings): WebSpace & { contact: CopyContact } {
  const { address, path, widths, form, formTo } = settings;
  return {
    ...{ origin: address, base: path, style: "folders" },
    leftOut: new Set(photoWidths.filter((width) => !widths.includes(width))),
    contact: { form, formTo },
  };
}

/** Equal for settings by which the same files are made. */
export const spaceKey = ({ address, path, widths, form, formTo }: PublishSettings): string =>
  JSON.stringify([address, path, [...widths].sort((a, b) => a - b), form, formTo]);

/** Equal for settings that lead to the same place, with the same files. */
export const placeKey = (settings: PublishSettings): string =>
  JSON.stringify([spaceKey(settings), settings.target, settings.folder]);
