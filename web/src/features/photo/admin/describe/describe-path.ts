import { panelPaths } from "../../../../lib/panel-paths";
import { toRanges } from "./id-ranges";

/** The screen on which these photos are described. */
export function describePath(photoIds: readonly number[]): string {
  return `${panelPaths.photosDescribe}?ids=${toRanges(photoIds)}`;
}
