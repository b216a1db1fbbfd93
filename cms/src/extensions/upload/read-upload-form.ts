import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { errors } from "@strapi/utils";
import type { Context, Next } from "koa";
import { identify } from "../../api/photo/formats/identify";
import { RefusedFileError } from "../../api/photo/formats/refused-file";
import { inboxName } from "../../api/photo/import/inbox-name";
import { readFiles, type FormTexts, type IncomingFile } from "../../http/read-files";
import { temporaryPath, receiveFile } from "../../api/photo/import/receive";
import { UploadError } from "../../http/upload-error";

/** A file of a form, for Strapi's upload plugin. */
export interface FormFile {
  filepath: string;
  originalFilename: string;
  mimetype: string;
  size: number;
}

interface FormContext extends Context {
  state: { userAbility: { can(action: string): boolean } };
  params: { id?: string };
}

export const noReplacing =
  "The picture of a photo cannot be replaced or cropped here. Do that in the panel, on its Photo Edit screen.";

/** One value is a string, several are a list, as the plugin expects. */
const bodyOf = (texts: FormTexts) =>
  Object.fromEntries([...texts].map(([field, all]) => [field, all.length > 1 ? all : all[0]]));

/** An error of a file or its form, for Strapi's admin. */
export function asAdminError(error: unknown): unknown {
  const isOurs = error instanceof RefusedFileError || error instanceof UploadError;
  return isOurs ? new errors.ApplicationError(error.message) : error;
}

/**
 * Reads the form of an upload in Strapi's admin after its sender has been authorized: each file
 * goes to a folder of the inbox that imports ignore, and is removed afterwards.
 */
export async function readUploadForm(ctx: FormContext, next: Next): Promise<void> {
  if (!ctx.is("multipart/form-data")) {
    await next();
    return;
  }
  const may = (what: string) => ctx.state.userAbility.can(`plugin::upload.assets.${what}`);
  if (!may("create") && !may("update")) throw new errors.ForbiddenError();
  const replaces = ctx.params.id !== undefined || "id" in ctx.query;
  const taken: string[] = [];
  const files: FormFile[] = [];

  async function take(file: IncomingFile): Promise<void> {
    if (replaces) throw new errors.ApplicationError(noReplacing);
    const folder = temporaryPath();
    taken.push(folder);
    await mkdir(folder);
    const originalFilename = inboxName(file.fileName);
    const filepath = join(folder, originalFilename);
    const { size } = await receiveFile(file, filepath);
    files.push({ filepath, originalFilename, mimetype: await identify(filepath), size });
  }

  try {
    const body = bodyOf(await readFiles(ctx.req, take));
    Object.assign(ctx.request, { body, files: { files } });
    await next();
  } catch (error) {
    throw asAdminError(error);
  } finally {
    for (const folder of taken) await rm(folder, { recursive: true, force: true });
  }
}
