// No browser but for the size of pictures: the rest is no more than a request.
import { expect, test, type APIRequestContext } from "@playwright/test";
import type { PhotoPage } from "shared-types/photo/answers";
import { ask } from "./fixture/calls";
import { anyPhoto } from "./fixture/gallery";
import { pages } from "./fixture/pages";

type Json = string | number | Json[] | { [key: string]: Json };
type Node = { [key: string]: Json };

const block = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

/** The blocks of structured data of a page, each as its graph. */
function graphsOf(html: string): Node[][] {
  return [...html.matchAll(block)].map(([, json = ""]) => {
    const data = JSON.parse(json) as { "@context": string; "@graph": Node[] };
    expect(data["@context"]).toBe("https://schema.org");
    return data["@graph"];
  });
}

/** Every text in a graph. */
function textsOf(json: Json): string[] {
  if (typeof json === "string") return [json];
  return typeof json === "object" ? Object.values(json).flatMap(textsOf) : [];
}

const typesOf = (graph: Node[]) => graph.map((node) => node["@type"]);

const headAddress =
  /<(?:meta|link) (?:property|name|rel)="(og:url|og:image|twitter:image|canonical|prev|next)"[^>]*? (?:content|href)="([^"]*)"/g;

/** The addresses in a head, by rel or property. */
function headAddresses(html: string): Map<string, string> {
  const found = [...html.matchAll(headAddress)];
  return new Map(
    found.map(([, name = "", address = ""]) => [name, address.replaceAll("&amp;", "&")]),
  );
}

/** What pages of these addresses are about. */
const kinds: Record<string, string[]> = {
  "/": ["WebSite"],
  "/flora": ["ItemList", "BreadcrumbList"],
  "/fauna": ["ItemList", "BreadcrumbList"],
  "/photos": ["ItemList", "BreadcrumbList"],
  "/resources": ["ItemList", "BreadcrumbList"],
  "/cats": ["ItemList", "BreadcrumbList"],
  "/flora/littleblue": ["Article", "BreadcrumbList"],
  "/fauna/chickadee": ["Article", "BreadcrumbList"],
  "/plans/blueprint1": ["BreadcrumbList"],
  "/contact": ["BreadcrumbList"],
};

test.describe("what pages say of themselves", { tag: "@desk" }, () => {
  test("each is what it shows, with a description, an address and a picture of its own", async ({
    page,
    request,
    baseURL,
  }) => {
    const { items } = await ask<PhotoPage>(request, "/api/photos", anyPhoto);
    const photo = `/photos/${items[0]?.photoId}`;
    const standing = pages.filter(({ status }) => status === 200).map(({ path }) => path);
    const descriptions: string[] = [];
    const pictures = new Map<string, (string | undefined)[]>();
    const addresses = new Set<string>();
    for (const path of [...standing, photo, "/photos?page=2"]) {
      const html = await htmlOf(request, path);
      const graphs = graphsOf(html);
      expect(graphs, path).toHaveLength(1);
      const types = path === photo ? ["ImageObject", "BreadcrumbList"] : kinds[path];
      if (types) expect(typesOf(graphs[0] ?? []), path).toEqual(types);
      const said = textsOf(graphs);
      for (const text of said) expect(text, path).not.toMatch(/undefined|\[object/);
      // Those of a list are alike: some stand for all.
      const own = said.filter((text) => text.startsWith(baseURL ?? "-"));
      const some = own.filter((text, n) => n % 8 === 0 || text.includes("{"));
      for (const text of some) addresses.add(text.replace(/#.*/, ""));

      const named = headAddresses(html);
      for (const name of ["canonical", "og:url", "og:image", "twitter:image"]) {
        expect(named.get(name), `${path}: ${name}`).toMatch(/^https?:\/\//);
        addresses.add(named.get(name) ?? "");
      }
      expect(named.get("canonical"), path).toBe(`${baseURL}${path}`);
      expect(named.get("og:url"), path).toBe(named.get("canonical"));
      const [, description = ""] =
        /<meta name="description" content="([^"]{40,})"/.exec(html) ?? [];
      if (standing.includes(path)) descriptions.push(description);
      const { pathname, search } = new URL(named.get("og:image") ?? "");
      pictures.set(
        pathname + search,
        [":width", ":height"].map(
          (part) =>
            new RegExp(`<meta property="og:image${part}" content="([^"]*)"`).exec(html)?.[1],
        ),
      );
    }
    expect(descriptions).not.toContain("");
    expect(new Set(descriptions).size).toBe(standing.length);

    await test.step("every address answers", async () => {
      expect(addresses.size).toBeGreaterThan(40);
      for (const address of addresses) {
        const url = address.replace("{search_term_string}", "oak");
        expect((await request.get(url, { maxRedirects: 0 })).status(), url).toBe(200);
      }
    });

    await test.step("the picture of a shared link is as large as it says", async () => {
      expect(pictures.size).toBeGreaterThan(6);
      await page.goto("/contact");
      for (const [src, said] of pictures) {
        const size = await page.evaluate(async (address) => {
          const image = new Image();
          image.src = address;
          await image.decode();
          return [image.naturalWidth, image.naturalHeight];
        }, src);
        expect(size.map(String), src).toEqual(said);
        expect(size[0], src).toBeGreaterThanOrEqual(600);
        expect(size[0], src).toBeLessThanOrEqual(1920);
      }
    });
  });

  test("an animal is a taxon with its family and order", async ({ request }) => {
    const [[bird] = []] = graphsOf(await htmlOf(request, "/fauna/chickadee"));
    expect(bird?.["mainEntity"]).toMatchObject({
      "@type": "Taxon",
      name: "Poecile carolinensis",
      taxonRank: "species",
      parentTaxon: { taxonRank: "family", parentTaxon: { taxonRank: "order" } },
    });
    expect(bird?.["image"]).toMatchObject({
      "@type": "ImageObject",
      creditText: expect.any(String),
    });
  });

  test("a view of a list leads to the list, and is kept out of search engines", async ({
    request,
    baseURL,
  }) => {
    const views = ["/flora?q=oak", "/fauna?sort=cls", "/photos?category=1", "/photos?page=999"];
    for (const path of views) {
      const html = await htmlOf(request, path);
      const list = path.replace(/\?.*/, "");
      expect(html, path).toContain('<meta name="robots" content="noindex, follow">');
      expect(html, path).toContain(`<link rel="canonical" href="${baseURL}${list}">`);
      expect(html, path).not.toContain("application/ld+json");
    }
    const second = await htmlOf(request, "/photos?page=2");
    expect(second).not.toContain('name="robots"');
    expect(second).toContain(`<link rel="canonical" href="${baseURL}/photos?page=2">`);
    expect(second).toContain(`<link rel="prev" href="${baseURL}/photos">`);
    expect(second).toContain(`<link rel="next" href="${baseURL}/photos?page=3">`);
    const search = await request.get("/search?q=oak");
    expect(search.headers()["cache-control"]).toBe("no-store");
    expect(await search.text()).toContain('<meta name="robots" content="noindex, follow">');
  });
});
