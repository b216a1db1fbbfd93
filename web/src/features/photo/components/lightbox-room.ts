import type { LightGallery } from "lightgallery/lightgallery";
import type { PhotoItem } from "shared-types/photo/codes";

/** The largest share of the screen's height for captions. */
const wordsMost = 0.4;

/**
 * Reserves as much space under the pictures as the longest caption needs, so that no picture
 * moves or is covered when the next caption is longer.
 */
export function reserveWords(show: LightGallery): void {
  const words = show.outer.get().querySelector<HTMLElement>(".lg-sub-html");
  if (!words || show.settings.defaultCaptionHeight > 0) return;
  const now = words.innerHTML;
  const all = show.galleryItems.map(({ subHtml = "" }) => `<div>${subHtml}</div>`);
  words.innerHTML = all.join("");
  const heights = Array.from(words.children, ({ clientHeight }) => clientHeight);
  const { paddingTop, paddingBottom } = getComputedStyle(words);
  words.innerHTML = now;
  const most = Math.max(...heights) + parseFloat(paddingTop) + parseFloat(paddingBottom);
  const height = Math.min(most, Math.round(window.innerHeight * wordsMost));
  show.settings.defaultCaptionHeight = height;
  words.style.height = `${height}px`;
}

/** Sets the size and blurred placeholder of a slide's picture before it has loaded. */
export function paintPlaceholder(show: LightGallery, index: number, photo: PhotoItem): void {
  // Gone where the lightbox was closed while the picture came.
  const slide = show.getSlideItem(index).get() as HTMLElement | null;
  const image = slide?.querySelector<HTMLElement>("img.lg-image");
  if (!image) return;
  const { width, height, placeholder } = photo;
  image.style.setProperty("--ratio", String(width / height || 1));
  image.style.setProperty("--most", `${width}px`);
  if (placeholder) image.style.backgroundImage = `url("${placeholder}")`;
}
