import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { useNavigate } from "react-router-dom";
import type { PhotoItem } from "shared-types/photo/answers";
import { place } from "../../../lib/copy";
import { useReducedMotion } from "../../../lib/media";
import { images } from "../../../lib/paths";
import { useSite } from "../../../lib/settings";
import type { Lightbox } from "./lightbox";
import type { SlideTurns } from "./lightbox-items";
import { useOpenPhoto, type PhotoAddress } from "./open-photo";

interface LightboxUse {
  photos: PhotoItem[];
  address: PhotoAddress;
  /** The element that names the dialog. */
  labelId: string;
  /** The container of the thumbnails, where the focus returns to. */
  thumbs: RefObject<HTMLElement | null>;
  /** The photo is shown large already: the lightbox opens without an animation. */
  isPainted: boolean;
  onOpened?: () => void;
  turns?: SlideTurns;
}

/** The thumbnail of a photo, else the first. */
function thumbIn(thumbs: HTMLElement | null, photoId?: number): HTMLElement | null | undefined {
  const which = photoId === undefined ? "[data-photo]" : `[data-photo="${photoId}"]`;
  return thumbs?.querySelector<HTMLElement>(which);
}

/** Yields after loading the code, so that a tap is handled. */
const nextTask = () => new Promise((resume) => setTimeout(resume));

/** Synchronizes the lightbox and the address. */
export function useLightbox(use: LightboxUse): (photoId: number) => void {
  const { photos, address, labelId, thumbs, isPainted, onOpened, turns } = use;
  const { photoId } = address;
  const { settings } = useSite();
  const isStill = useReducedMotion();
  const navigate = useNavigate();
  const { open, slideTo, close } = useOpenPhoto(address);
  const lightbox = useRef<Lightbox | null>(null);
  // The photos of the page that was just left.
  const turnedFrom = useRef<PhotoItem[] | null>(null);
  const photo = photos.find((one) => one.photoId === photoId);

  const forget = useEffectEvent(() => {
    lightbox.current = null;
    close();
  });
  const slid = useEffectEvent((to: number) => {
    if (to !== photoId) slideTo(to);
  });
  const follow = useEffectEvent((link: HTMLAnchorElement) => {
    const isTurn = link.dataset.turn !== undefined;
    if (isTurn) {
      turnedFrom.current = photos;
      lightbox.current?.leave();
      lightbox.current = null;
    }
    const pathname = place.copy?.addressOf(link.pathname) ?? link.pathname;
    void navigate(pathname + link.search, { replace: isTurn });
  });
  const start = useEffectEvent(({ openLightbox }: typeof import("./lightbox")) => {
    if (!photo || lightbox.current) return;
    lightbox.current = openLightbox({
      photos,
      index: photos.indexOf(photo),
      site: settings,
      labelId,
      isStill,
      isPainted,
      turns: { ...turns, canAsk: settings.pages.contact },
      onOpened,
      onSlide: slid,
      onClose: forget,
      onLink: follow,
      onClosed: (id) => thumbIn(thumbs.current, id)?.focus(),
    });
  });
  const showPlainly = useEffectEvent(() => {
    if (photo && !isPainted) window.location.assign(images.full(photo.fileName, photo.version));
  });

  const openId = photo?.photoId;
  useEffect(() => {
    if (openId === undefined) {
      lightbox.current?.close();
      lightbox.current = null;
      return;
    }
    if (lightbox.current) {
      lightbox.current.show(openId);
      return;
    }
    let isGone = false;
    const opening = import("./lightbox").then(async (code) => {
      await nextTask();
      if (!isGone) start(code);
    });
    opening.catch(() => isGone || showPlainly());
    return () => {
      isGone = true;
    };
  }, [openId]);

  useEffect(() => {
    if (!turnedFrom.current || turnedFrom.current === photos) return;
    turnedFrom.current = null;
    thumbIn(thumbs.current)?.focus({ preventScroll: true });
  }, [photos, thumbs]);

  useEffect(
    () => () => {
      lightbox.current?.leave();
      lightbox.current = null;
    },
    [],
  );
  return open;
}
