import { describe, expect, it } from "vitest";
import { photoItem } from "../fixture";
import { slideOf, slidesOf, slideWords } from "./lightbox-items";

const photo = photoItem(7, {
  fileName: "wren song.jpg",
  thumbFileName: "wren song.jpg",
  alt: 'A "loud" wren',
  caption: "A <small> bird & a big voice.",
  width: 1600,
  height: 1200,
  dateTaken: "2024-05-17T13:05:00.000Z",
  species: [
    { kind: "plant", keyId: "aster", nameCommon: "Aster & friends" },
    { kind: "animal", keyId: "wren", nameCommon: "Wren" },
  ],
  sources: [{ type: "image/webp", srcSet: "a.webp 320w" }],
});

const site = { timeZone: "UTC", ownerName: "", photoLicenseUrl: "" };
const newYork = { ...site, timeZone: "America/New_York" };

describe("slideWords", () => {
  it("names the license and who took it, and only where a license is set", () => {
    const photoLicenseUrl = "https://creativecommons.org/licenses/by/4.0/?a=1&b=2";
    expect(slideWords(photo, { ...site, ownerName: "Ada <Fern>" })).not.toContain("Ada");
    expect(slideWords(photo, { ...site, ownerName: "Ada <Fern>", photoLicenseUrl })).toContain(
      '<span>Photo: Ada &lt;Fern&gt;, <a href="https://creativecommons.org/licenses/by/4.0/?a=1&amp;b=2" target="_blank" rel="license noopener">CC BY 4.0</a></span>',
    );
    expect(slideWords(photo, { ...site, photoLicenseUrl })).toContain("<span>License: <a ");
  });

  it("gives the id, the caption and the date, and lets no caption become a tag", () => {
    const words = slideWords(photo, newYork);
    expect(words).toContain("Photo ID: 7");
    expect(words).toContain("A &lt;small&gt; bird &amp; a big voice.");
    expect(words).toContain("Taken 5/17/2024 9:05 am");
  });

  it("leaves out what a photo does not have", () => {
    const words = slideWords({ ...photo, caption: "", dateTaken: null, species: [] }, site);
    expect(words).toBe(
      '<p class="lg-facts"><span>Photo ID: 7</span> <a href="/contact?photoId=7">Ask about this photo</a></p>',
    );
  });

  it("leads to the plants and animals on the photo", () => {
    const words = slideWords(photo, site);
    expect(words).toContain('<a href="/flora/aster">Aster &amp; friends</a>');
    expect(words).toContain('<a href="/fauna/wren">Wren</a>');
  });
});

describe("slidesOf", () => {
  it("leads on to other pages from the first and the last slide only", () => {
    const turns = { previous: "/photos", next: "/photos?q=a&page=3" };
    const words = slidesOf([photo, photo, photo], site, turns).map(({ subHtml }) => subHtml);
    expect(words.map((html) => html?.includes('href="/photos" data-turn'))).toEqual([
      true,
      false,
      false,
    ]);
    expect(words.map((html) => html?.includes('href="/photos?q=a&amp;page=3" data-turn'))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe("slideOf", () => {
  it("leads to the full picture by its encoded name, with its sources", () => {
    const slide = slideOf(photo, site);
    expect(slide.src).toBe("/assets/images/_full/wren%20song.jpg");
    expect(slide.sources?.[0]).toMatchObject({ type: "image/webp", srcset: "a.webp 320w" });
    expect(slide.alt).toBe("A &quot;loud&quot; wren");
  });
});
