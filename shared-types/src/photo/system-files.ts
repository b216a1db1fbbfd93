/** What systems, drives and photo programs keep in folders of photos: lists, and thumbnails that look like photos. */
const names = new Set([
  ...["thumbs.db", "desktop.ini", "picasa.ini", "__macosx"],
  // Synology's and QNAP's drives.
  ...["@eadir", "@__thumb", "#recycle", "#snapshot"],
]);

/** Whether no one means this file or folder by choosing what it is in. */
export const isSystemFile = (name: string): boolean =>
  name.startsWith(".") || names.has(name.toLowerCase());
