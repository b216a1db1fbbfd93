import { expect, test } from "vitest";
import { bareTemplate, pageAssets } from "./page-assets";

const built = `<html>
  <head>
    <link rel="manifest" href="/manifest.webmanifest" />
    <link
      rel="preload"
      as="font"
      href="/a/newsreader.woff2"
    />
    <!--page-head-->
    <script type="module" crossorigin src="/a/public.js"></script>
    <link rel="modulepreload" crossorigin href="/a/vendor.js">
    <link rel="stylesheet" crossorigin href="/a/public.css">
  </head>
</html>
`;

const manifest = {
  "index.html": { file: "a/public.js", css: ["a/public.css"], imports: ["_vendor.js"] },
  "_vendor.js": { file: "a/vendor.js" },
  "_list.js": { file: "a/list.js", css: ["a/list.css"], imports: ["_vendor.js"] },
  "src/app/first-picture.ts": { file: "a/first-picture.js" },
  "src/pages/public/flora.tsx": { file: "a/flora.js", imports: ["_list.js", "index.html"] },
};

const files = { manifest, readFile: (href: string) => `/*${href}*/` };
const flora = "src/pages/public/flora.tsx";
const assets = pageAssets(files, flora, false);

test("the document keeps all but what the entry loads", () => {
  const bare = bareTemplate(built);
  expect(bare).toContain('rel="manifest"');
  expect(bare).toContain("<!--page-head-->");
  expect(bare).not.toMatch(/script|modulepreload|stylesheet/);
});

test("a page holds its styles, the entry's first, and blocks on none", () => {
  expect(assets).toContain("<style>/*/a/public.css*//*/a/list.css*/</style>");
  const links = [...assets.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toContain(" disabled ");
});

test("each script is named once, and starts after what is seen first", () => {
  const preloads = [...assets.matchAll(/modulepreload[^>]*href="([^"]+)"/g)].map(
    ([, href]) => href,
  );
  expect(preloads).toEqual(["/a/vendor.js", "/a/public.js", "/a/list.js", "/a/flora.js"]);
  expect(assets).toMatch(/<script type="module" fetchpriority="low" [^>]*src="\/a\/public\.js">/);
});

test("on a page that opens with a picture no script is asked for but by the one that it holds", () => {
  const pictured = pageAssets(files, flora, true);
  expect(pictured).not.toMatch(/modulepreload|<script type/);
  const scripts = "/a/vendor.js /a/list.js /a/flora.js /a/public.js";
  expect(pictured).toContain(`<script data-scripts="${scripts}">/*/a/first-picture.js*/</script>`);
  expect(pictured).toContain("<style>/*/a/public.css*//*/a/list.css*/</style>");
});
