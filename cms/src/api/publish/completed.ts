import { publishMessages } from "shared-types/publish/codes";
import type { PublishSettingsDraft } from "shared-types/publish/schema";
import type { ValidationErrorItem } from "shared-types/kit/error-answers";
import type { Place } from "./stored";

/** Why what is typed leads nowhere. */
class Fault {
  constructor(readonly fault: ValidationErrorItem) {}
}

const faultAt = (fieldId: string, errorMessage: string) => new Fault({ fieldId, errorMessage });

/** Of a web space that is not chosen the saved one stays. */
function sftpOf({ target, sftp }: PublishSettingsDraft, saved: Place | null) {
  if (target !== "sftp") return saved?.sftp ?? sftp;
  if (sftp.password !== "" || sftp.key !== "") return sftp;
  if (!saved) return faultAt("sftp.password", publishMessages.locked);
  const { host, port, user, password, key } = saved.sftp;
  if (password === "" && key === "") return sftp;
  if (host !== sftp.host || port !== sftp.port || user !== sftp.user)
    return faultAt("sftp.password", publishMessages.otherServer);
  return { ...sftp, password, key };
}

function s3Of({ target, s3 }: PublishSettingsDraft, saved: Place | null) {
  if (target !== "s3") return saved?.s3 ?? s3;
  if (s3.secret !== "") return s3;
  if (!saved) return faultAt("s3.secret", publishMessages.locked);
  const { endpoint, keyId, secret } = saved.s3;
  if (secret === "") return s3;
  if (endpoint !== s3.endpoint || keyId !== s3.keyId)
    return faultAt("s3.secret", publishMessages.otherKeyId);
  return { ...s3, secret };
}

/**
 * What is typed, with the saved secrets where a field is empty; or why not. They go to no other server and no other user
 * than those they were saved for. `saved` is null when they cannot be read here.
 */
export function completed(
  draft: PublishSettingsDraft,
  saved: Place | null,
): { place: Place } | { fault: ValidationErrorItem } {
  const [sftp, s3] = [sftpOf(draft, saved), s3Of(draft, saved)];
  if (sftp instanceof Fault) return sftp;
  if (s3 instanceof Fault) return s3;
  return { place: { ...draft, sftp, s3 } };
}
