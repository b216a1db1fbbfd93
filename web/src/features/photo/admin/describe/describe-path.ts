import { panelPaths } from "../../../../lib/panel-paths";
import { toRanges } from "./id-ranges";

/** The address of the describe screen for these photos. */
export function describePath(photoIds: readonly number[]): string {
  return `${panelPaths.photosDescribe}?ids=${toRanges(photoIds)}`;
}
