import type { APIRequestContext } from "@playwright/test";
import type { PhotoPage } from "shared-types/photo/codes";
import { ask } from "./fixture/calls";
import { anyPhoto } from "./fixture/gallery";
import { pages } from "./fixture/pages";
import { expect, test, visit } from "./fixture/site";

type Json = string | number | Json[] | { [key: string]: Json };
type Node = { [key: string]: Json };

const block = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** The blocks of structured data of a page, each as its graph. */
async function graphsOf(request: APIRequestContext, path: string): Promise<Node[][]> {
  const html = await (await request.get(path)).text();
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

async function allPaths(request: APIRequestContext): Promise<string[]> {
  const { items } = await ask<PhotoPage>(request, "/api/photos", anyPhoto);
  const standing = pages.filter(({ status }) => status === 200).map(({ path }) => path);
  return [...standing, `/photos/${items[0]?.photoId}`, "/photos?page=2"];
}

test.describe("what pages say of themselves", { tag: "@desk" }, () => {
  test("every address in it is one of this site and answers", async ({ request, baseURL }) => {
    const addresses = new Set<string>();
    for (const path of await allPaths(request)) {
      const graphs = await graphsOf(request, path);
      expect(graphs, path).toHaveLength(1);
      for (const text of textsOf(graphs)) {
        expect(text, path).not.toMatch(/undefined|\[object/);
        if (text.startsWith(baseURL ?? "-")) addresses.add(text.replace(/#.*/, ""));
      }
      const html = await (await request.get(path)).text();
      const named = headAddresses(html);
      for (const name of ["canonical", "og:url", "og:image", "twitter:image"])
        expect(named.get(name), `${path}: ${name}`).toBeTruthy();
      expect(named.get("og:url"), path).toBe(named.get("canonical"));
      for (const address of named.values()) {
        expect(address, path).toMatch(/^https?:\/\//);
        addresses.add(address);
      }
    }
    expect(addresses.size).toBeGreaterThan(100);
    for (const address of addresses) {
      const url = address.replace("{search_term_string}", "oak");
      const status = (await request.get(url, { maxRedirects: 0 })).status();
      expect(status, url).toBe(200);
    }
  });

  test("the picture of a shared link is as large as it says", async ({ page, request }) => {
    const sizes = new Map<string, (string | undefined)[]>();
    for (const path of await allPaths(request)) {
      const html = await (await request.get(path)).text();
      const [href = "", ...size] = ["", ":width", ":height"].map(
        (part) => new RegExp(`<meta property="og:image${part}" content="([^"]*)"`).exec(html)?.[1],
      );
      const { pathname, search } = new URL(href.replaceAll("&amp;", "&"));
      sizes.set(pathname + search, size);
      expect(Number(size[0]), path).toBeGreaterThanOrEqual(600);
      expect(Number(size[0]), path).toBeLessThanOrEqual(1920);
    }
    expect(sizes.size).toBeGreaterThan(6);
    await visit(page, "/contact");
    for (const [src, said] of sizes) {
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      }, src);
      expect(size.map(String), src).toEqual(said);
    }
  });

  test("each page is what it shows", async ({ request }) => {
    const { items } = await ask<PhotoPage>(request, "/api/photos", anyPhoto);
    const photo = `/photos/${items[0]?.photoId}`;
    const kinds: [string, string[]][] = [
      ["/", ["WebSite"]],
      ["/flora", ["ItemList", "BreadcrumbList"]],
      ["/fauna", ["ItemList", "BreadcrumbList"]],
      ["/photos", ["ItemList", "BreadcrumbList"]],
      ["/resources", ["ItemList", "BreadcrumbList"]],
      ["/cats", ["ItemList", "BreadcrumbList"]],
      ["/flora/littleblue", ["Article", "BreadcrumbList"]],
      ["/fauna/chickadee", ["Article", "BreadcrumbList"]],
      [photo, ["ImageObject", "BreadcrumbList"]],
      ["/plans/blueprint1", ["BreadcrumbList"]],
      ["/contact", ["BreadcrumbList"]],
    ];
    for (const [path, types] of kinds) {
      const [graph = []] = await graphsOf(request, path);
      expect(typesOf(graph), path).toEqual(types);
    }
    const [[bird] = []] = await graphsOf(request, "/fauna/chickadee");
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
      const html = await (await request.get(path)).text();
      const list = path.replace(/\?.*/, "");
      expect(html, path).toContain('<meta name="robots" content="noindex, follow">');
      expect(html, path).toContain(`<link rel="canonical" href="${baseURL}${list}">`);
      expect(html, path).not.toContain("application/ld+json");
    }
    const second = await (await request.get("/photos?page=2")).text();
    expect(second).not.toContain('name="robots"');
    expect(second).toContain(`<link rel="canonical" href="${baseURL}/photos?page=2">`);
    expect(second).toContain(`<link rel="prev" href="${baseURL}/photos">`);
    expect(second).toContain(`<link rel="next" href="${baseURL}/photos?page=3">`);
  });

  test("the browser takes it as data: no rule of the site stands against it", async ({ page }) => {
    await visit(page, "/flora/littleblue");
    const block = page.locator('script[type="application/ld+json"]');
    await expect(block).toHaveCount(1);
    const types = await block.evaluate((one) => {
      const data = JSON.parse(one.textContent) as { "@graph": unknown[] };
      return data["@graph"].length;
    });
    expect(types).toBe(2);
  });
});
