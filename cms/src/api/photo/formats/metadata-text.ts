const windows = new TextDecoder("windows-1252");
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Text of EXIF, IPTC or XMP: UTF-8, as most programs write it, else Windows-1252; it ends at the first zero byte. */
export function textOfBytes(bytes: Buffer): string {
  const end = bytes.indexOf(0);
  const text = end < 0 ? bytes : bytes.subarray(0, end);
  try {
    return utf8.decode(text);
  } catch {
    return windows.decode(text);
  }
}

/** Text of the EXIF tags that Windows writes: UTF-16. */
export const textOfWindows = (bytes: Buffer | null): string =>
  (bytes?.toString("utf16le") ?? "").replaceAll("\0", "");
