import { messageFilterDefault, messageFolders, type MessageFilter } from "shared-types/inbox/codes";
import { choice, filterToQuery, wholeNumber, type QuerySpec } from "../../../lib/filter";
import { panelPaths } from "../../../lib/panel-paths";

/** The inbox's state in the address: folder, page, and open message (0 for none). */
export interface Place extends MessageFilter {
  messageId: number;
}

/** `/cp/messages?message=12` opens a message, whichever page it is on. */
export const placeSpec: QuerySpec<Place> = {
  defaults: { ...messageFilterDefault, messageId: 0 },
  fields: {
    folder: { param: "folder", read: choice(messageFolders) },
    pageId: { param: "page", read: wholeNumber(1) },
    messageId: { param: "message", read: wholeNumber(1) },
  },
};

/** The address of a location in the inbox. */
export const placePath = (place: Place): string =>
  panelPaths.messages + filterToQuery(placeSpec, place);
