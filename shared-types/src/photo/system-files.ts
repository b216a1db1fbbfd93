/** What systems, drives and programs keep in folders of photos: lists, thumbnails that look like photos, what was thrown away. */
const names = new Set([
  ...["thumbs.db", "desktop.ini", "picasa.ini", "__macosx"],
  // Synology's and QNAP's drives.
  ...["@eadir", "@__thumb", "#recycle", "#snapshot"],
  // Of an export of iCloud.
  "recently deleted",
]);

/** Whether no one means this file or folder by choosing what it is in. */
export const isSystemFile = (name: string): boolean =>
  name.startsWith(".") || names.has(name.toLowerCase());
