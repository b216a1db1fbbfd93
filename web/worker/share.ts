import { shareTarget } from "shared-types/photo/import";
import { keepShared } from "../src/lib/shared-photos";
import { offlinePage } from "./offline-page";
import type { Asked } from "./ways";

/** How long the server may take to show that it can be reached. */
const answerMs = 3000;

/** Whether this is the form that a phone's share sheet posts. */
export function isShare({ method, url, mode }: Asked, origin: string): boolean {
  const asked = new URL(url);
  const isForm = method === "POST" && mode === "navigate";
  return isForm && asked.origin === origin && asked.pathname === shareTarget.path;
}

const isFile = (part: FormDataEntryValue): part is File => part instanceof File && part.name !== "";

const isReachable = (url: URL) =>
  fetch(url, { method: "HEAD", signal: AbortSignal.timeout(answerMs) }).then(
    () => true,
    () => false,
  );

/** Keeps shared photos on the device, then shows the screen that offers them (docs/decisions/065). */
export async function takeShare(request: Request): Promise<Response> {
  const screen = new URL(shareTarget.path, request.url);
  try {
    const photos = (await request.formData()).getAll(shareTarget.field).filter(isFile);
    // A share sheet that could not read what was chosen sends the form without it.
    if (photos.length === 0) throw new TypeError("There is no photo in this share.");
    await keepShared(photos);
  } catch {
    screen.search = shareTarget.missed;
    return Response.redirect(screen.href, 303);
  }
  if (await isReachable(screen)) return Response.redirect(screen.href, 303);
  return offlinePage(
    "Your photos are kept on this device. When you’re back online, open this page again: it offers to upload them.",
  );
}
