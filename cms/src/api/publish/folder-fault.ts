import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { access, realpath, rm, symlink } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { publishMessages } from "shared-types/publish/codes";
import { environment } from "../../platform/environment";
import { isDiskFull } from "../../platform/disk-full";
import { projectFolder } from "../../platform/project-folder";

/** Whether one folder is the other, or in it. */
function isWithin(folder: string, outer: string): boolean {
  const way = relative(outer, folder);
  return way === "" || (!way.startsWith("..") && !isAbsolute(way));
}

/** Why a link cannot be made in a folder, '' if it can: a published folder is one. */
async function linkFault(folder: string): Promise<string> {
  const probe = join(folder, `.${randomUUID()}`);
  try {
    await symlink("nowhere", probe);
    await rm(probe);
    return "";
  } catch (error) {
    return isDiskFull(error) ? publishMessages.diskFull : publishMessages.folderLinks;
  }
}

/**
 * Why the site cannot be published into a folder, '' if it can. The folder's own generations lie beside it, so what is
 * above it is written to; that must be there already, or a slip of the pen makes folders anywhere.
 */
export async function folderFault(folder: string): Promise<string> {
  if (!isAbsolute(folder)) return publishMessages.folderRelative;
  const place = resolve(folder);
  const above = await realpath(dirname(place)).catch(() => "");
  if (above === "") return publishMessages.folderMissing;
  if (place === dirname(place)) return publishMessages.folderClosed;
  const real = join(above, basename(place));
  // The server itself lies in the project: its code is nothing to write over.
  for (const own of [environment.dataDir, projectFolder])
    if (isWithin(real, own) || isWithin(own, real)) return publishMessages.folderOfData;
  return access(above, constants.W_OK | constants.X_OK).then(
    () => linkFault(above),
    () => publishMessages.folderClosed,
  );
}
