import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { errors } from "@strapi/utils";
import type { Context, Next } from "koa";
import { identify, RefusedFile } from "../../photos/identify";
import { inboxName } from "../../photos/inbox-name";
import { readFiles, type FormTexts, type IncomingFile } from "../../photos/read-files";
import { partPath, receiveFile } from "../../photos/receive";
import { UploadFault } from "../../photos/upload-fault";

/** A file of a form as Strapi's upload plugin has it. */
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
  "The picture of a photo cannot be replaced or cropped. Upload the new picture: it becomes a photo of its own.";

/** One text is a text, several are a list: as the plugin expects them. */
const bodyOf = (texts: FormTexts) =>
  Object.fromEntries([...texts].map(([field, all]) => [field, all.length > 1 ? all : all[0]]));

/** What is wrong with a file or its form, as Strapi's admin shows it. */
export function shown(error: unknown): unknown {
  const isOurs = error instanceof RefusedFile || error instanceof UploadFault;
  return isOurs ? new errors.ApplicationError(error.message) : error;
}

/**
 * Reads the form of an upload in Strapi's admin, once it is known that its sender may: each file
 * comes into a folder of the inbox that no import looks into, and goes when it is dealt with.
 */
export async function takeForm(ctx: FormContext, next: Next): Promise<void> {
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
    const folder = partPath();
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
    throw shown(error);
  } finally {
    for (const folder of taken) await rm(folder, { recursive: true, force: true });
  }
}
