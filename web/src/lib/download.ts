/** A file to keep, and what it is called. */
export interface NamedFile {
  name: string;
  content: Blob;
}

/** The file name a Content-Disposition header gives; `undefined` when it gives none. */
export function fileNameOf(disposition: string | null): string | undefined {
  return /filename="([^"/\\]+)"/i.exec(disposition ?? "")?.[1];
}

/** Hands a file to the browser's downloads. */
export function download({ name, content }: NamedFile): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
