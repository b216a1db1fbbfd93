/** What systems, drives and programs keep in folders of photos: lists, thumbnails that look like photos, what was thrown away. */
const names = new Set([
  ...["thumbs.db", "desktop.ini", "picasa.ini", "__macosx"],
  // Synology's and QNAP's drives.
  ...["@eadir", "@__thumb", "#recycle", "#snapshot"],
  // Where ACDSee keeps what was edited since.
  "[originals]",
  // Of an export of iCloud.
  "recently deleted",
]);

/** A library of Apple's programs, as far as it is not the photos themselves: thumbnails, smaller copies, faces. */
const insideLibrary = /\.(?:photos|photo|ap)library[/\\](?!(?:originals|masters)(?:[/\\]|$))./i;

/** Of an export of Instagram or Facebook: pictures of messages, by whomever, those of its owner, and what was archived or deleted. */
const insideExport =
  /(?:^|[/\\])(?:your_(?:facebook|instagram)_activity[/\\]messages|messages[/\\](?:inbox|archived_threads|message_requests|filtered_threads|e2ee_cutover)|media[/\\](?:archived_posts|recently_deleted|profile))(?:[/\\]|$)/i;

/** Whether no one means what is at this path by choosing what it is in. */
export const isSystemPath = (path: string): boolean =>
  insideLibrary.test(path) || insideExport.test(path);

/** Whether no one means this file or folder by choosing what it is in. */
export const isSystemFile = (name: string): boolean =>
  name.startsWith(".") || names.has(name.toLowerCase());

/** What a drive or system goes on writing beside photos, such as thumbnails. Other names with a dot may be of a copy that is under way. */
const keptUp =
  /^(?:@eadir|@__thumb|#recycle|#snapshot|thumbs\.db|\.(?:ds_store|spotlight-v100|fseventsd|trash.*|stversions|_?sync_.*\.db.*|(?:own|next)cloudsync\.log.*))$/i;

/** Whether a file or folder of this name changes without anything being copied. */
export const isKeptUp = (name: string): boolean => keptUp.test(name);
