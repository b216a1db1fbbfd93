import { describe, expect, test } from "vitest";
import type { PhotoItem } from "shared-types/photo/answers";
import type { SitePhoto } from "shared-types/site/answers";
import type { SiteReader } from "shared-types/site/reader";
import { sampleReader } from "./fixture/sample-reader";
import { sampleSettings } from "./fixture/sample-settings";
import { createRenderer } from "./render-page";

const template = "<html><head><!--page-head--></head><body><!--page-data--></body></html>";
const origin = "https://garden.example";

const settings = { ...sampleSettings, tagline: "A yard for wrens" };

const credit = { owner: "Ada Fern", licenseUrl: "https://license.example/by" };

/** A tile's or the contact page's picture: large enough to have smaller files. */
const sitePhoto = (name: string): SitePhoto => ({
  ...{ photoId: 9, fileName: `${name}.jpg`, version: "7", alt: `The ${name}`, placeholder: "" },
  ...{ width: 2560, height: 1707 },
  sources: [
    { type: "image/jpeg", srcSet: `/w/${name}-640.jpg?v=7 640w, /w/${name}-1920.jpg?v=7 1920w` },
  ],
});

const withPictures: SiteReader = {
  ...sampleReader,
  sitePage: async (page) => ({
    intro: "",
    description: `About ${page}`,
    photo: page === "photos" ? null : sitePhoto(page),
  }),
  siteContact: async () => ({
    ...{ intro: "", description: "Write", salutation: "", topics: [] },
    photo: sitePhoto("gate"),
  }),
};

/** A garden with words and no picture at all. */
const bare: SiteReader = {
  ...sampleReader,
  slides: async () => [],
  viewpoints: async () => [],
  photos: async () => ({ items: [], totalPageCount: 0, totalCount: 0 }),
  floraDetail: async (key) => detailWith(await sampleReader.floraDetail(key), []),
  faunaDetail: async (key) => detailWith(await sampleReader.faunaDetail(key), []),
  planDetail: async (key) => {
    const plan = await sampleReader.planDetail(key);
    return plan && { ...plan, intro: "", sheets: plan.sheets.slice(1) };
  },
};

const detailWith = <Detail extends object>(detail: Detail | null, photos: PhotoItem[]) =>
  detail && { ...detail, photos, banner: null };

const characters = { "&quot;": '"', "&lt;": "<", "&gt;": ">", "&amp;": "&" };
const unescape = (text = "") =>
  Object.entries(characters).reduce((left, [entity, one]) => left.replaceAll(entity, one), text);

async function htmlOf(address: string, reader: SiteReader): Promise<string> {
  const [path = "", query = ""] = address.split("?");
  const renderer = createRenderer({ template, manifest: {}, readFile: () => "" });
  const asked = { path, query, reader, settings, origin, credit, quoteDraw: 1 };
  return (await renderer.render(asked)).html;
}

/** What the head says under a name. */
function said(html: string, name: string): string | undefined {
  const found = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html);
  return found ? unescape(found[1]) : undefined;
}

interface Card {
  title: string;
  description: string;
  image: string;
  width: string | undefined;
  height: string | undefined;
  alt: string;
}

function cardOf(html: string): Card {
  const of = (name: string) => said(html, `og:${name}`);
  return {
    title: of("title") ?? "",
    description: of("description") ?? "",
    image: of("image") ?? "",
    width: of("image:width"),
    height: of("image:height"),
    alt: of("image:alt") ?? "",
  };
}

const wren = (n: number, width = "1600", height = "1200") => ({
  image: `/assets/images/_full/wren%20${n}.jpg`,
  ...{ width, height, alt: `A "loud" wren & no. ${n}` },
});
const tile = (name: string) => ({
  ...{ image: `/w/${name}-1920.jpg?v=7`, width: "1920", height: "1280", alt: `The ${name}` },
});
const firstSlide = wren(1);
const oak = "White oak (Quercus alba) in Wren Yard. Feeds <hundreds> of moths.";
const bird = "Carolina wren (Thryothorus ludovicianus) in Wren Yard. Loud.";

type Row = [address: string, title: string, description: string, picture: object];

const cards: Row[] = [
  ["/", "Wren Yard", "A garden", firstSlide],
  ["/flora", "Flora · Wren Yard", "About flora", tile("flora")],
  ["/flora?q=oak", "Flora · Wren Yard", "About flora", tile("flora")],
  ["/fauna", "Fauna · Wren Yard", "About fauna", tile("fauna")],
  ["/resources", "Resources · Wren Yard", "About resources", tile("resources")],
  ["/cats", "Cats · Wren Yard", "About cats", tile("cats")],
  ["/calendar", "Calendar · Wren Yard", "About calendar", tile("calendar")],
  ["/contact", "Contact · Wren Yard", "Write", tile("gate")],
  ["/photos", "Photos · Wren Yard", "About photos", wren(1)],
  ["/photos/3", 'A "loud" wren & no. 3 · Wren Yard', "Seen at 3 o’clock.", wren(3, "1200", "1600")],
  ["/flora/oak", "White oak · Wren Yard", oak, wren(1)],
  ["/fauna/wren", "Carolina wren · Wren Yard", bird, wren(1)],
  [
    "/plans/blueprint2",
    "Blueprint & more · Wren Yard",
    "One paragraph.",
    { ...wren(3, "1200", "1600"), alt: "The east side" },
  ],
];

/** All but a photo's own page. */
const others = cards.filter(([address]) => address !== "/photos/3");

describe("what a shared link shows", () => {
  test.each(cards)("%s", async (address, title, description, picture) => {
    const html = await htmlOf(address, withPictures);
    const image = (picture as Card).image;
    const absolute = { ...picture, image: origin + image };
    expect(cardOf(html)).toEqual({ title, description, ...absolute });
    expect(said(html, "twitter:card")).toBe("summary_large_image");
    expect(said(html, "twitter:image")).toBe(origin + image);
    expect(said(html, "description")).toBe(said(html, "og:description"));
  });

  test.each(others)("%s without a picture or words of its own has the site's", async (address) => {
    const [slide] = await sampleReader.slides();
    const wordless: SiteReader = {
      ...bare,
      slides: async () => (slide ? [slide] : []),
      sitePage: async () => ({ intro: "", description: "", photo: null }),
    };
    const html = await htmlOf(address, wordless);
    expect(cardOf(html)).toMatchObject({ ...firstSlide, image: origin + firstSlide.image });
    expect(said(html, "description")).not.toBe("");
  });

  test.each(others)("%s in a garden without any picture is a plain card", async (address) => {
    const html = await htmlOf(address, bare);
    expect(said(html, "twitter:card")).toBe("summary");
    expect(html).not.toContain("og:image");
    expect(html).not.toContain("twitter:image");
  });

  test("without slides home's picture is that of its first tile, and others have none", async () => {
    const tiled: SiteReader = {
      ...bare,
      siteHome: async () => ({
        ...(await sampleReader.siteHome()),
        tiles: { flora: sitePhoto("meadow"), photos: sitePhoto("pond") },
      }),
    };
    const expected = { ...tile("meadow"), image: `${origin}/w/meadow-1920.jpg?v=7` };
    expect(cardOf(await htmlOf("/", tiled))).toMatchObject(expected);
    for (const address of ["/calendar", "/flora/oak", "/plans/blueprint2"])
      expect(said(await htmlOf(address, tiled), "twitter:card"), address).toBe("summary");
  });

  test("a page without a description is described by the site's tagline", async () => {
    const wordless: SiteReader = {
      ...withPictures,
      sitePage: async () => ({ intro: "", description: "", photo: null }),
    };
    expect(cardOf(await htmlOf("/flora", wordless)).description).toBe("A yard for wrens");
  });

  test("a plan without a drawing shows the yard from its viewpoint, as it was last", async () => {
    const seen = { ...bare, viewpoints: () => sampleReader.viewpoints() };
    const plan = await htmlOf("/plans/blueprint2", seen);
    expect(cardOf(plan).image).toBe(`${origin}/assets/images/_full/wren%203.jpg`);
  });

  test("a plant whose banner is of another plant's photo shows the banner, of unknown size", async () => {
    const oakPage = await sampleReader.floraDetail("oak");
    const banner = { fileName: "hedge.jpg", version: "3", alt: "A hedge" };
    const floraDetail = async () => oakPage && { ...oakPage, banner };
    const card = cardOf(await htmlOf("/flora/oak", { ...withPictures, floraDetail }));
    expect(card).toMatchObject({ alt: "A hedge", width: undefined, height: undefined });
    expect(card.image).toBe(`${origin}/assets/images/_banners/hedge.jpg?v=3`);
  });

  test("what is not found, and a picture that cannot be had, are said without a picture", async () => {
    expect(await htmlOf("/flora/nobody", withPictures)).not.toContain("og:");
    const slides = () => Promise.reject(new Error("away"));
    const html = await htmlOf("/calendar", { ...bare, slides });
    expect(said(html, "twitter:card")).toBe("summary");
  });
});

test.each(["/", "/photos/3", "/flora/oak", "/fauna/wren"])(
  "%s credits its photo as the owner set it",
  async (address) => {
    const html = await htmlOf(address, withPictures);
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const [own] = (JSON.parse(json) as { "@graph": Record<string, unknown>[] })["@graph"];
    const photo = own?.["@type"] === "ImageObject" ? own : own?.["image"];
    expect(photo).toMatchObject({
      "@type": "ImageObject",
      creator: { "@type": "Person", name: "Ada Fern" },
      creditText: "Ada Fern",
      copyrightNotice: "© 2024 Ada Fern",
      license: "https://license.example/by",
    });
    expect(photo).toHaveProperty(
      "acquireLicensePage",
      `${origin}/contact?photoId=${address === "/photos/3" ? 3 : 1}`,
    );
  },
);
