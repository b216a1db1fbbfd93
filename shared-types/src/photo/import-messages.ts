import { importMaxMegapixels, photoFormatNames, uploadMaxMegabytes } from "./import";

/** What an upload or an import says about files. */
export const importMessages = {
  duplicates: "Duplicate photo file names uploaded.",
  notPhoto: `This is not a photo this site can read. Use a ${photoFormatNames} file.`,
  pdf: "A PDF can’t be shown as a picture. Save its page as a JPEG or PNG file and upload that.",
  zip: "A zip must be unpacked first: double-click it, then drop the folder that comes out.",
  video: "This is a video. This site shows photos only.",
  raw: "This is a camera’s raw file. Save it as a JPEG with your photo program, and upload that.",
  settings:
    "A photo program keeps its settings for a photo in this file. To have the photo as you see it there, export it as a JPEG.",
  page: "This is a web page. If it is part of an export of Instagram or Facebook, ask there for JSON instead of HTML: then captions and dates come in too.",
  edits:
    "An iPhone keeps its edits of a photo in this file, and only Apple’s programs apply them. To have the edited photo here, share or export it from Photos.",
  empty: "This file is empty. Copy it from the camera again.",
  damaged: "This photo is damaged and can’t be read. Copy it from the camera again.",
  compression:
    "This TIFF is packed in a way this site can’t read, such as Zstandard, LZMA or JPEG 2000. Save it again with LZW compression or with none, or as a JPEG, and upload that.",
  tooManyPixels: `This photo has more than ${importMaxMegapixels} megapixels. Make it smaller and upload it again.`,
  tooBig: `This file is larger than ${uploadMaxMegabytes} MB. Make it smaller and upload it again.`,
  lone: "This tells of a photo that isn’t here. Upload it together with its photo.",
  oneOfSeveral:
    "Several photos have the name that this belongs to. Upload it in one folder with its photo.",
  ofNoPhoto:
    "The site has no use for this file: it tells of an album, or of photos in a way that the site can’t read.",
  trashed:
    "Google Photos had this in its trash or Locked Folder, so it was left out. To bring it in, upload it without its .json file.",
  private:
    "On Flickr not everyone could see this, so it was left out. To bring it in, upload it without its .json file.",
  hidden:
    "Where this comes from it was hidden, archived or deleted, so it was left out. To bring it in, upload it by itself.",
  hasEdited:
    "Its edited copy beside it comes in instead. To have the original too, bring it in by itself.",
  unreadable: "This can’t be read, so its photo came in without what it says.",
  vanished: "This file disappeared before it could be imported. Upload it again.",
  tookTooLong: "This photo took too long to read. Save it as a JPEG file and upload that.",
  failed:
    "Something went wrong on this site while importing this photo. It is still in the inbox: import again.",
  growing:
    "This file is still being copied. It and all else that was copied stay in the inbox: import again when the copy is complete.",
  noSpace: "The disk is full. Free some space, then import again: the file is still in the inbox.",
} as const;

const namesShown = 5;

/** What is said of a list or sidecar that comes without the photos it says are hidden: they may have come in before. */
export function hiddenElsewhere(names: readonly string[]): string {
  const more = names.length > namesShown ? ` and ${names.length - namesShown} more` : "";
  return `This says that where they come from these were hidden, archived or deleted: ${names.slice(0, namesShown).join(", ")}${more}. If they are here already, visitors see them until you hide them.`;
}
