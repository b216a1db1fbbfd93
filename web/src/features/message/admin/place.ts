import { messageFilterDefault, messageFolders, type MessageFilter } from "shared-types";
import { choice, filterToQuery, wholeNumber, type QuerySpec } from "../../../lib/filter";
import { panelPaths } from "../../../lib/panel-paths";

/** Where the owner is in the inbox: a folder, its page, and the open message; 0 when none is. */
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

/** The address of a place. */
export const placePath = (place: Place): string =>
  panelPaths.messages + filterToQuery(placeSpec, place);
