/** A file to download and its name. */
export interface NamedFile {
  name: string;
  content: Blob;
}

/** The file name in a Content-Disposition header, if any. */
export function fileNameOf(disposition: string | null): string | undefined {
  return /filename="([^"/\\]+)"/i.exec(disposition ?? "")?.[1];
}

/** Lets the browser download an address, for files too large for `download`. */
export function downloadFrom(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}

/** Saves a file to the browser's downloads. */
export function download({ name, content }: NamedFile): void {
  const address = URL.createObjectURL(content);
  downloadFrom(address, name);
  // By then the browser has started reading it.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
