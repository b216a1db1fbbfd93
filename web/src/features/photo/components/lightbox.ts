import lightGallery from "lightgallery";
import "lightgallery/css/lightgallery.css";
import "./lightbox.css";
import { gallery } from "shared-types/kit/timing";
import type { PhotoItem } from "shared-types/photo/answers";
import type { LightGallery } from "lightgallery/lightgallery";
import { slidesOf, type SlideSite, type SlideTurns } from "./lightbox-items";
import { isPlainClick } from "../../../lib/plain-click";

/** The largest share of the screen's height for captions. */
const wordsMost = 0.4;

/**
 * Reserves as much space under the pictures as the longest caption needs, so that no picture
 * moves or is covered when the next caption is longer.
 */
function reserveWords(show: LightGallery): void {
  const words = show.outer.get().querySelector<HTMLElement>(".lg-sub-html");
  if (!words) return;
  // Beside them: a link in the words may have the focus.
  const all = words.cloneNode() as HTMLElement;
  all.style.height = "";
  all.innerHTML = show.galleryItems.map(({ subHtml = "" }) => `<div>${subHtml}</div>`).join("");
  words.after(all);
  const heights = Array.from(all.children, ({ clientHeight }) => clientHeight);
  const { paddingTop, paddingBottom } = getComputedStyle(all);
  all.remove();
  const most = Math.max(...heights) + parseFloat(paddingTop) + parseFloat(paddingBottom);
  const height = Math.min(most, Math.round(window.innerHeight * wordsMost));
  show.settings.defaultCaptionHeight = height;
  words.style.height = `${height}px`;
}

/** Sets the size and blurred placeholder of a slide's picture before it has loaded. */
function paintPlaceholder(show: LightGallery, index: number, photo: PhotoItem): void {
  // Gone where the lightbox was closed while the picture came.
  const slide = show.getSlideItem(index).get() as HTMLElement | null;
  const image = slide?.querySelector<HTMLElement>("img.lg-image");
  if (!image) return;
  const { width, height, placeholder } = photo;
  image.style.setProperty("--ratio", String(width / height || 1));
  image.style.setProperty("--most", `${width}px`);
  if (placeholder) image.style.backgroundImage = `url("${placeholder}")`;
}

interface LightboxOptions {
  photos: PhotoItem[];
  index: number;
  site: SlideSite;
  /** The element that names the dialog. */
  labelId: string;
  isStill: boolean;
  /** Something that looks like the lightbox is on screen already. */
  isPainted: boolean;
  turns?: SlideTurns;
  onOpened?: () => void;
  onSlide: (photoId: number) => void;
  /** The visitor closed it. */
  onClose: () => void;
  /** A link under a photo was followed. */
  onLink: (link: HTMLAnchorElement) => void;
  /** Returns the focus to the photo's thumbnail. */
  onClosed: (photoId: number) => void;
}

export type Lightbox = ReturnType<typeof openLightbox>;

const strings = {
  closeGallery: "Close gallery",
  toggleMaximize: "",
  previousSlide: "Previous slide",
  nextSlide: "Next slide",
  download: "",
  playVideo: "",
  mediaLoadingFailed: "This picture could not be loaded.",
};

const fadeMs = 250;

/**
 * Opens the slideshow over the page and removes it when it closes. The swipe's 15 px, the 100 px
 * of a vertical close, the wheel's one slide a second and the 400 ms at the ends (docs/product.md 8.1) are the
 * library's own.
 */
export function openLightbox(options: LightboxOptions) {
  const { photos, index, site, labelId, isStill, isPainted, turns } = options;
  const { onOpened, onSlide, onClose, onLink, onClosed } = options;
  const idAt = (at: number) => photos[at]?.photoId ?? 0;
  const root = document.createElement("div");
  const shared = { controls: true, showCloseIcon: true, download: false };
  const fade = isStill || isPainted ? 0 : fadeMs;
  let isQuiet = false;
  let isLeft = false;
  let isClosing = false;

  const show = lightGallery(root, {
    ...shared,
    mobileSettings: shared,
    supportLegacyBrowser: false,
    licenseKey: "GPLv3",
    dynamic: true,
    dynamicEl: slidesOf(photos, site, turns),
    index,
    speed: isStill ? 0 : gallery.slideMs,
    backdropDuration: fade,
    startAnimationDuration: fade,
    // The library's own start hides a picture until it has loaded; we show its placeholder.
    startClass: "lg-start-plain",
    zoomFromOrigin: false,
    // The router restores the scroll position.
    resetScrollPosition: false,
    loop: true,
    mousewheel: true,
    counter: true,
    ariaLabelledby: labelId,
    strings,
  });
  const outer = show.outer.get();
  // The library handles arrows and Escape.
  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Home" && event.key !== "End") return;
    event.preventDefault();
    if (!show.lgBusy) show.slide(event.key === "Home" ? 0 : photos.length - 1);
  };

  const on = <T>(name: string, hear: (detail: T) => void) =>
    root.addEventListener(name, (event) => hear((event as CustomEvent<T>).detail));
  on("lgAfterAppendSubHtml", () => show.settings.defaultCaptionHeight || reserveWords(show));
  // The phone was turned, say. The library itself places the pictures only as it opens.
  on("lgContainerResize", () => {
    reserveWords(show);
    show.$content.css("bottom", `${show.settings.defaultCaptionHeight}px`);
  });
  on<{ index: number }>("lgAfterAppendSlide", (slide) => {
    const photo = photos[slide.index];
    if (photo) paintPlaceholder(show, slide.index, photo);
  });
  on("lgAfterOpen", () => {
    show.$container.get().focus({ preventScroll: true });
    setTimeout(() => onOpened?.(), fade + 100);
  });
  // Closed right after it opened, the library still turns to its first slide.
  on<{ index: number }>("lgBeforeSlide", (slide) => isClosing || onSlide(idAt(slide.index)));
  on("lgBeforeClose", () => {
    // The library says it again when it is removed.
    if (isClosing) return;
    isClosing = true;
    window.removeEventListener("keydown", keys);
    if (!isQuiet) onClose();
  });
  on("lgAfterClose", () => {
    show.destroy();
    if (!isLeft) onClosed(idAt(show.index));
  });
  outer.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a[href]");
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    // A license is elsewhere: the browser opens it in a new tab.
    if (link.origin !== window.location.origin) return;
    event.preventDefault();
    onLink(link);
  });
  let first = index;
  let isOpen = false;
  // In a separate task, so that a tap in between is handled.
  const opening = setTimeout(() => {
    isOpen = true;
    window.addEventListener("keydown", keys);
    show.openGallery(first);
  });

  const close = () => {
    if (!isOpen) {
      clearTimeout(opening);
      show.destroy();
      return;
    }
    isQuiet = true;
    show.settings.backdropDuration = isStill ? 0 : fadeMs;
    show.closeGallery();
  };
  return {
    show: (photoId: number) => {
      const at = photos.findIndex((photo) => photo.photoId === photoId);
      if (at < 0) return;
      if (!isOpen) first = at;
      else if (at !== show.index) show.slide(at);
    },
    close,
    /** Closes without returning the focus, because the page below is left too. */
    leave: () => {
      isLeft = true;
      close();
    },
  };
}
