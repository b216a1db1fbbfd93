/** A file to keep, and what it is called. */
export interface NamedFile {
  name: string;
  content: Blob;
}

/** The file name a Content-Disposition header gives; `undefined` when it gives none. */
export function fileNameOf(disposition: string | null): string | undefined {
  return /filename="([^"/\\]+)"/i.exec(disposition ?? "")?.[1];
}

/** Hands what is at an address to the browser's downloads; too large a file for `download`. */
export function downloadFrom(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}

/** Hands a file to the browser's downloads. */
export function download({ name, content }: NamedFile): void {
  const address = URL.createObjectURL(content);
  downloadFrom(address, name);
  // The browser has taken hold of it by then.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
