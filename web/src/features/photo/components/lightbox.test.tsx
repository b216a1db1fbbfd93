import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { photoItem } from "../fixture";
import { openLightbox } from "./lightbox";

const heard = { onSlide: vi.fn(), onClose: vi.fn(), onLink: vi.fn(), onClosed: vi.fn() };

const openAt = (index: number) =>
  openLightbox({
    ...{ photos: [photoItem(7), photoItem(8)], index, labelId: "title" },
    site: { timeZone: "UTC", ownerName: "", photoLicenseUrl: "https://license.example/" },
    ...{ isStill: false, isPainted: false, ...heard },
  });

const slideshow = () => document.querySelector(".lg-container");

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  document.body.replaceChildren();
});

describe("openLightbox", () => {
  it("is gone after Back right after it opened, and does not turn the address to a photo", () => {
    const { close } = openAt(1);
    vi.advanceTimersToNextTimer();
    expect(slideshow()?.classList).toContain("lg-show");
    close();
    vi.runAllTimers();
    expect(heard.onSlide).not.toHaveBeenCalled();
    expect(heard.onClose).not.toHaveBeenCalled();
    expect(slideshow()).toBeNull();
  });

  it("turns to the photo of another address", () => {
    const { show } = openAt(0);
    vi.advanceTimersByTime(1000);
    show(8);
    vi.advanceTimersByTime(1000);
    expect(heard.onSlide).toHaveBeenLastCalledWith(8);
  });

  it("says once that it was closed, before another photo can be opened", () => {
    openAt(0);
    vi.advanceTimersByTime(1000);
    expect(heard.onSlide).toHaveBeenLastCalledWith(7);
    slideshow()?.querySelector<HTMLElement>(".lg-close")?.click();
    expect(heard.onClose).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(heard.onClose).toHaveBeenCalledOnce();
    expect(heard.onClosed).toHaveBeenCalledWith(7);
    expect(slideshow()).toBeNull();
  });

  it("follows a link of the site itself, and leaves that to a license to the browser", () => {
    openAt(0);
    vi.advanceTimersByTime(1000);
    const click = (link: string) => {
      const event = new MouseEvent("click", { bubbles: true, cancelable: true });
      slideshow()?.querySelector(link)?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(click('a[rel~="license"]')).toBe(false);
    expect(heard.onLink).not.toHaveBeenCalled();
    expect(click('a[href^="/contact"]')).toBe(true);
    expect(heard.onLink).toHaveBeenCalledOnce();
  });

  it("does not mind that it is gone when the next picture comes", () => {
    openAt(0);
    vi.advanceTimersByTime(1000);
    slideshow()?.querySelector<HTMLElement>(".lg-next")?.click();
    document.body.replaceChildren();
    expect(() => vi.runAllTimers()).not.toThrow();
  });
});
