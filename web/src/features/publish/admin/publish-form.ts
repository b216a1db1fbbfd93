import type { ValidationErrors } from "shared-types/kit/errors";
import { closed } from "shared-types/kit/closed";
import type { PublishSettings, PublishSettingsDraft } from "shared-types/publish/codes";
import { publishFields, sftpFields } from "shared-types/publish/schema";
import type { InferType } from "yup";

/** The settings as the form has them: a field each, none in another. */
export const publishFormSchema = closed({
  ...publishFields,
  sftpHost: sftpFields.host,
  sftpPort: sftpFields.port,
  sftpUser: sftpFields.user,
  sftpFolder: sftpFields.folder,
  sftpPassword: sftpFields.password,
  sftpKey: sftpFields.key,
  sftpHostKey: sftpFields.hostKey,
});

export type PublishForm = InferType<typeof publishFormSchema>;

/** What the form begins with: no secret is ever told. */
export function formOf({ sftp, ...rest }: PublishSettings): PublishForm {
  const { host, port, user, folder, hostKey } = sftp;
  return {
    ...rest,
    ...{ sftpHost: host, sftpPort: port, sftpUser: user, sftpFolder: folder },
    ...{ sftpPassword: "", sftpKey: "", sftpHostKey: hostKey },
  };
}

/** What is sent of it. */
export function draftOf(values: PublishForm): PublishSettingsDraft {
  const { sftpHost, sftpPort, sftpUser, sftpFolder, sftpPassword, sftpKey, sftpHostKey, ...rest } =
    values;
  return {
    ...rest,
    sftp: {
      ...{ host: sftpHost, port: sftpPort, user: sftpUser, folder: sftpFolder },
      ...{ password: sftpPassword, key: sftpKey, hostKey: sftpHostKey },
    },
  };
}

/** `sftp.hostKey` is the form's `sftpHostKey`. */
export const atFields = (errors: ValidationErrors): ValidationErrors =>
  errors.map(({ fieldId, errorMessage }) => ({
    fieldId: fieldId.replace(/\.(.)/, (_dot, letter: string) => letter.toUpperCase()),
    errorMessage,
  }));
