import { photoWidths } from "shared-types/photo/codes";
import type { PublishSettings } from "shared-types/publish/answers";
import type { Place } from "./stored";
import type { WebSpace } from "./services/publish";

/** What of the settings says how files are made. */
type Made = Omit<PublishSettings, "sftp" | "s3"> & { s3: Pick<PublishSettings["s3"], "style"> };

/** Only buckets may know no index.html. */
const styleOf = ({ target, s3 }: Made) => (target === "s3" ? s3.style : "folders");

/** What a copy has to know of its web space. */
export function spaceOf(settings: Made): WebSpace {
  const { address, path, widths, form, formTo } = settings;
  return {
    ...{ origin: address, base: path, style: styleOf(settings) },
    leftOut: new Set(photoWidths.filter((width) => !widths.includes(width))),
    contact: { form, formTo },
  };
}

/** Equal for settings by which the same files are made. */
export function spaceKey(settings: Made): string {
  const { address, path, widths, form, formTo } = settings;
  const sorted = [...widths].sort((a, b) => a - b);
  return JSON.stringify([address, path, sorted, form, formTo, styleOf(settings)]);
}

/** Equal for settings that lead to the same place, with the same files. */
export function placeKey(settings: Place | PublishSettings): string {
  const { target, folder, sftp, s3 } = settings;
  return JSON.stringify([
    ...[spaceKey(settings), target, folder, sftp.host, sftp.user, sftp.folder],
    ...[s3.endpoint, s3.bucket, s3.folder],
  ]);
}
