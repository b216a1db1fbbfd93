import type { ValidationErrors } from "shared-types/kit/error-answers";
import { closed } from "shared-types/kit/closed";
import type { PublishSettings } from "shared-types/publish/answers";
import {
  publishFields,
  s3Fields,
  sftpFields,
  type PublishSettingsDraft,
} from "shared-types/publish/schema";
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
  s3Endpoint: s3Fields.endpoint,
  s3Region: s3Fields.region,
  s3Bucket: s3Fields.bucket,
  s3Folder: s3Fields.folder,
  s3KeyId: s3Fields.keyId,
  s3Secret: s3Fields.secret,
  s3Style: s3Fields.style,
});

export type PublishForm = InferType<typeof publishFormSchema>;

/** What the form begins with: no secret is ever told. */
export function formOf({ sftp, s3, ...rest }: PublishSettings): PublishForm {
  const { host, port, user, folder, hostKey } = sftp;
  return {
    ...rest,
    ...{ sftpHost: host, sftpPort: port, sftpUser: user, sftpFolder: folder },
    ...{ sftpPassword: "", sftpKey: "", sftpHostKey: hostKey },
    ...{ s3Endpoint: s3.endpoint, s3Region: s3.region, s3Bucket: s3.bucket },
    ...{ s3Folder: s3.folder, s3KeyId: s3.keyId, s3Secret: "", s3Style: s3.style },
  };
}

/** What is sent of it. */
export function draftOf(values: PublishForm): PublishSettingsDraft {
  const { sftpHost, sftpPort, sftpUser, sftpFolder, sftpPassword, sftpKey, sftpHostKey, ...more } =
    values;
  const { s3Endpoint, s3Region, s3Bucket, s3Folder, s3KeyId, s3Secret, s3Style, ...rest } = more;
  return {
    ...rest,
    s3: {
      ...{ endpoint: s3Endpoint, region: s3Region, bucket: s3Bucket, folder: s3Folder },
      ...{ keyId: s3KeyId, secret: s3Secret, style: s3Style },
    },
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
