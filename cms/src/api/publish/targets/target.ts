import { join } from "node:path";
import { publishMessages } from "shared-types/publish/codes";
import { environment } from "../../../platform/environment";
import type { Content } from "../content";
import { folderFault } from "../folder-fault";
import type { Place } from "../stored";
import { nothingOnline, type Online } from "../manifest";
import { whyEnded } from "../why-ended";
import { publishToFolder, readFolder } from "./folder";
import type { OnStep } from "./generation";
import { publishToS3, readBucket, s3Fault } from "./s3";
import { publishToSftp, readWebSpace, sftpFault } from "./sftp";
import { publishToZip } from "./zip";

/** A place to publish to. */
interface Target {
  /** Why it cannot be published there, on the field to look at; null if it can. */
  fault(): Promise<{ fieldId: string; errorMessage: string } | null>;
  /** What is there now. @throws PublishError */
  online(): Promise<Online>;
  /** Makes what is there hold the copy. Cut off anywhere, it is whole: the old copy or the new. @throws PublishError */
  publish(content: Content, onStep: OnStep): Promise<void>;
}

/** The zip to download. */
export const zipFile = () => join(environment.dataDir, "publish", "site.zip");

/** Why something failed, '' if it did not. */
async function whyNot(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return "";
  } catch (error) {
    return whyEnded(error) || publishMessages.folderClosed;
  }
}

/** Where the settings lead. */
export function targetOf({
  target,
  folder,
  sftp,
  s3,
}: Pick<Place, "target" | "folder" | "sftp" | "s3">): Target {
  if (target === "sftp")
    return {
      async fault() {
        const found = await sftpFault(sftp);
        return found && { fieldId: `sftp.${found.field}`, errorMessage: found.message };
      },
      online: () => readWebSpace(sftp),
      publish: (content, onStep) => publishToSftp(sftp, content, onStep),
    };
  if (target === "s3")
    return {
      async fault() {
        const found = await s3Fault(s3);
        return found && { fieldId: `s3.${found.field}`, errorMessage: found.message };
      },
      online: () => readBucket(s3),
      publish: (content, onStep) => publishToS3(s3, content, onStep),
    };
  if (target === "zip")
    return {
      fault: async () => null,
      // All of it is in the next one too.
      online: async () => nothingOnline,
      publish: (content, onStep) => publishToZip(zipFile(), content, onStep),
    };
  return {
    async fault() {
      const errorMessage = (await folderFault(folder)) || (await whyNot(readFolder(folder)));
      return errorMessage === "" ? null : { fieldId: "folder", errorMessage };
    },
    online: () => readFolder(folder),
    publish: (content, onStep) => publishToFolder(folder, content, onStep),
  };
}
