import { Marked, type Tokens } from "marked";
import sharp from "sharp";

/** A page of the handbook, ready to be shown. */
export interface HandbookPage {
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
export async function renderHandbookPage(
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
