import { publishMessages } from "shared-types/publish/codes";
import { isDiskFull } from "../../platform/disk-full";
import { PublishError } from "./content";

const closedCodes = new Set(["EACCES", "EPERM", "EROFS"]);

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code);

/** Why a publish ended early, in a sentence for the owner; '' when only the log can tell. */
export function whyEnded(error: unknown): string {
  if (error instanceof PublishError) return error.message;
  if (isDiskFull(error)) return publishMessages.diskFull;
  return closedCodes.has(codeOf(error)) ? publishMessages.folderClosed : "";
}
