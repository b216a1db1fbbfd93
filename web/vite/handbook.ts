import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Marked, type Tokens } from "marked";
import sharp from "sharp";
import type { Plugin } from "vite";

/** A page of the handbook, ready to be shown. */
interface HandbookPage {
  title: string;
  /** The first paragraph, as plain words. */
  lead: string;
  /** Without the title; `%%pictures/….webp%%` stands for a picture's address. */
  html: string;
}

const characters: Record<string, string> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
const escape = (text: string) => text.replace(/[&<"]/g, (one) => characters[one] ?? one);

/** A heading's words as an anchor, as GitHub makes them. */
const anchor = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");

/** A link to another page of the handbook leads to its screen. */
const address = (href: string) => href.replace(/^([\w-]+)\.md(?=#|$)/, "/cp/help/$1");

/** Rendered text without its tags. */
const plain = (html: string) =>
  html.replace(/<[^>]*>/g, "").replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => {
    return { amp: "&", lt: "<", gt: ">", quot: '"' }[name] ?? "'";
  });

/**
 * Renders a page of docs/owner.
 * @param pathOf  where a picture lies
 */
async function renderHandbookPage(
  markdown: string,
  pathOf: (picture: string) => string,
): Promise<HandbookPage> {
  let [title, lead] = ["", ""];
  const sizes = new Map<string, string>();
  const marked = new Marked({
    async: true,
    walkTokens: async (token) => {
      if (token.type !== "image") return;
      const { href } = token as Tokens.Image;
      const { width, height } = await sharp(pathOf(href)).metadata();
      sizes.set(href, `width="${width}" height="${height}"`);
    },
    renderer: {
      heading({ depth, tokens, text }) {
        if (depth > 1)
          return `<h${depth} id="${anchor(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
        title = text;
        return "";
      },
      paragraph({ tokens }) {
        const html = this.parser.parseInline(tokens);
        lead ||= plain(html);
        return `<p>${html}</p>\n`;
      },
      link({ href, tokens }) {
        const to = address(href);
        const words = this.parser.parseInline(tokens);
        return /^[/#]/.test(to)
          ? `<a href="${to}">${words}</a>`
          : `<a href="${escape(to)}" target="_blank" rel="noopener">${words}</a>`;
      },
      image: ({ href, text }) =>
        `<img src="%%${href}%%" alt="${escape(text)}" ${sizes.get(href) ?? ""} loading="lazy">`,
    },
  });
  const html = await marked.parse(markdown);
  return { title, lead, html };
}

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
