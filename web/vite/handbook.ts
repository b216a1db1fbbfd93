import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { renderHandbookPage, type HandbookPage } from "./handbook-html.ts";

const folder = fileURLToPath(new URL("../../docs/owner", import.meta.url));
const fileOf = (name: string) => join(folder, `${name}.md`);
const inFolder = (path: string) => join(folder, path);
const contents = "\0virtual:handbook";

const render = async (name: string): Promise<HandbookPage> =>
  renderHandbookPage(await readFile(fileOf(name), "utf8"), inFolder);

/** A module that exports the page's HTML; the pictures are assets of the build. */
function pageModule(html: string): string {
  const parts = html.split(/%%(.*?)%%/);
  const pictures = parts.filter((_, i) => i % 2 === 1);
  const imports = pictures.map((path, i) => `import p${i} from ${JSON.stringify(inFolder(path))};`);
  const text = parts.map((part, i) => (i % 2 === 1 ? `p${(i - 1) / 2}` : JSON.stringify(part)));
  return `${imports.join("\n")}\nexport const html = ${text.join(" + ")};`;
}

/**
 * The owner's handbook, rendered from docs/owner when the panel is built: `virtual:handbook` lists the pages in the order
 * of contents.json, each page is a module of its own.
 */
export function handbook(): Plugin {
  return {
    name: "handbook",
    resolveId: (source) => (source === "virtual:handbook" ? contents : undefined),
    async load(id) {
      if (id === contents) {
        const names = JSON.parse(await readFile(inFolder("contents.json"), "utf8")) as string[];
        const pages = await Promise.all(
          names.map(async (name) => {
            const { title, lead } = await render(name);
            const load = `() => import(${JSON.stringify(fileOf(name))})`;
            return `{ ...${JSON.stringify({ name, title, lead })}, load: ${load} }`;
          }),
        );
        return `export const handbook = [${pages.join(",\n")}];`;
      }
      if (!id.startsWith(folder) || !id.endsWith(".md")) return undefined;
      const { html } = await renderHandbookPage(await readFile(id, "utf8"), inFolder);
      return { code: pageModule(html), moduleType: "js" };
    },
  };
}
