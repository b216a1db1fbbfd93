import lightGallery from "lightgallery";
import "lightgallery/css/lightgallery.css";
import "./lightbox.css";
import { gallery, type PhotoItem } from "shared-types";
import { slideOf } from "./lightbox-items";

interface LightboxOptions {
  photos: PhotoItem[];
  index: number;
  timeZone: string;
  /** The element that names the dialog. */
  labelId: string;
  isStill: boolean;
  /** What gets the focus back. */
  opener: HTMLElement;
}

/**
 * Opens the slideshow over the page and takes it away when it closes. The swipe's 15 px, the 100 px
 * of a vertical close, the wheel's one slide a second and the 400 ms at the ends (spec §9) are the
 * library's own.
 */
export function openLightbox(options: LightboxOptions): void {
  const { photos, index, timeZone, labelId, isStill, opener } = options;
  const root = document.createElement("div");
  const shared = { controls: true, showCloseIcon: true, download: false };
  root.addEventListener("lgAfterOpen", () =>
    document.querySelector<HTMLElement>(".lg-container.lg-show")?.focus(),
  );
  const show = lightGallery(root, {
    ...shared,
    mobileSettings: shared,
    supportLegacyBrowser: false,
    licenseKey: "GPLv3",
    dynamic: true,
    dynamicEl: photos.map((photo) => slideOf(photo, timeZone)),
    index,
    speed: isStill ? 0 : gallery.slideMs,
    backdropDuration: isStill ? 0 : 250,
    startAnimationDuration: isStill ? 0 : 250,
    zoomFromOrigin: false,
    loop: true,
    mousewheel: true,
    counter: true,
    ariaLabelledby: labelId,
  });
  root.addEventListener("lgAfterClose", () => {
    show.destroy();
    opener.focus();
  });
  show.openGallery(index);
}
