import { photoWidths } from "shared-types/photo/codes";
import type { PublishSettings } from "shared-types/publish/codes";
import type { Place } from "./stored";
import type { WebSpace } from "./services/publish";

/** What of the settings says how files are made. */
type Made = Omit<PublishSettings, "sftp">;

/** What a copy has to know of its web space. */
export function spaceOf(settings: Made): WebSpace {
  const { address, path, widths, form, formTo } = settings;
  return {
    ...{ origin: address, base: path, style: "folders" },
    leftOut: new Set(photoWidths.filter((width) => !widths.includes(width))),
    contact: { form, formTo },
  };
}

/** Equal for settings by which the same files are made. */
export const spaceKey = ({ address, path, widths, form, formTo }: Made): string =>
  JSON.stringify([address, path, [...widths].sort((a, b) => a - b), form, formTo]);

/** Equal for settings that lead to the same place, with the same files. */
export function placeKey(settings: Place | PublishSettings): string {
  const { target, folder, sftp } = settings;
  return JSON.stringify([spaceKey(settings), target, folder, sftp.host, sftp.user, sftp.folder]);
}
