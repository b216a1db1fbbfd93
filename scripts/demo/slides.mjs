import { readTable } from "./tables.mjs";

/** @typedef {import("./site").Site} Site */

/**
 * The demo's slides, unless the site has some: photos by file name, in their order.
 * @param {Site} site
 */
export async function loadSlides(site) {
  const slides = site.service("api::slides.slides");
  const { record, etag } = await slides.toEdit();
  if (record.slides.length > 0) return;
  const select = ["id", "fileName", "dateDeleted"];
  const stored = await site.db.query("api::photo.photo").findMany({ select });
  const there = stored.filter(({ dateDeleted }) => dateDeleted === null);
  const ids = new Map(there.map((photo) => [photo["fileName"], Number(photo["id"])]));
  const chosen = readTable("slides").flatMap(({ fileName, caption = "" }) => {
    const photoId = ids.get(fileName);
    return photoId ? [{ photoId, caption }] : [];
  });
  const errors = await slides.update({ slides: chosen }, etag);
  if (!Array.isArray(errors) || errors.length > 0)
    throw new Error(`The slides were not saved: ${JSON.stringify(errors)}`);
}
