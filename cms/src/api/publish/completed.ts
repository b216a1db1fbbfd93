import { publishMessages, type PublishSettingsDraft } from "shared-types/publish/codes";
import type { ValidationErrorItem } from "shared-types/kit/errors";
import type { Place } from "./stored";

/** Where to publish, or why not there. */
type Completed = { place: Place } | { fault: ValidationErrorItem };

const faultAt = (errorMessage: string): Completed => ({
  fault: { fieldId: "sftp.password", errorMessage },
});

/**
 * What is typed, with the saved secrets where a field is empty; or why not. They go to no other server and no other user
 * than those they were saved for. `saved` is null when they cannot be read here.
 */
export function completed(draft: PublishSettingsDraft, saved: Place | null): Completed {
  const { sftp } = draft;
  if (draft.target !== "sftp") {
    const { password, key } = saved?.sftp ?? { password: "", key: "" };
    return { place: { ...draft, sftp: { ...(saved?.sftp ?? sftp), password, key } } };
  }
  if (sftp.password !== "" || sftp.key !== "") return { place: draft };
  if (!saved) return faultAt(publishMessages.locked);
  const { host, port, user, password, key } = saved.sftp;
  if (password === "" && key === "") return { place: draft };
  if (host !== sftp.host || port !== sftp.port || user !== sftp.user)
    return faultAt(publishMessages.otherServer);
  return { place: { ...draft, sftp: { ...sftp, password, key } } };
}
