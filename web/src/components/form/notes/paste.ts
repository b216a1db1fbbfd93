import { cleanNotes } from "./clean";
import { settleNestedLists, settleWordLists } from "./paste-lists";

const blocks = "p, h1, h2, h3, h4, h5, h6, ul, ol, dl, table, blockquote, pre, div, hr";

/** Notes have headings of levels 2 to 4; h1 is the page's title. */
const headings = { h1: "h2", h5: "h4", h6: "h4" };

function settleHeadings(body: HTMLElement): void {
  for (const [from, to] of Object.entries(headings)) {
    for (const heading of body.querySelectorAll(from)) rename(heading, to);
  }
  for (const title of body.querySelectorAll("p.MsoTitle")) rename(title, "h2");
  for (const heading of body.querySelectorAll("h2, h3, h4")) {
    for (const bold of heading.querySelectorAll("b, strong")) unwrap(bold);
  }
}

function settleBoxes(body: HTMLElement): void {
  for (const box of [...body.querySelectorAll("div, section, article")].reverse()) {
    if (box.querySelector(blocks)) unwrap(box);
    else rename(box, "p");
  }
}

/** The editor has no tables: each row becomes a line, with the cells separated. */
function settleTables(body: HTMLElement): void {
  for (const table of [...body.querySelectorAll("table")].reverse()) {
    for (const row of table.querySelectorAll("tr")) {
      const line = body.ownerDocument.createElement("p");
      for (const cell of row.cells) {
        if (cell.textContent.trim() === "") continue;
        for (const block of cell.querySelectorAll("p, div")) unwrap(block);
        line.append(...(line.hasChildNodes() ? [" · "] : []), ...cell.childNodes);
      }
      table.before(line);
    }
    table.remove();
  }
}

/** Turns a word processor's non-breaking spaces into plain ones. */
function settleSpaces(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    if (currentNode.parentElement?.closest("pre")) continue;
    currentNode.nodeValue = (currentNode.nodeValue ?? "").replace(/[\u00a0\s]+/g, " ");
  }
}

/** Removes line breaks and spaces at the end of blocks and between them, and empty blocks. */
function dropEmpty(body: HTMLElement): void {
  for (const end of body.querySelectorAll(":is(p, li, h2, h3, h4) > br:last-child")) {
    if (!end.nextSibling?.textContent?.trim()) end.remove();
  }
  for (const between of body.querySelectorAll("body > br")) {
    if (between.previousElementSibling?.matches(blocks)) between.remove();
  }
  for (const block of body.querySelectorAll(blocks)) {
    for (const beside of [block.previousSibling, block.nextSibling]) {
      if (beside?.nodeType === Node.TEXT_NODE && beside.nodeValue?.trim() === "") beside.remove();
    }
  }
  for (const block of body.querySelectorAll("p, h2, h3, h4, li")) {
    if (block.textContent.trim() === "" && !block.querySelector("br")) block.remove();
  }
}

/** Cleans pasted HTML for a note: semantic tags and nothing else. */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const clutter of body.querySelectorAll("style, script, title, xml, br[class]")) {
    clutter.remove();
  }
  settleWordLists(body);
  settleNestedLists(body);
  settleEmphasis(body);
  settleHeadings(body);
  settleTables(body);
  settleBoxes(body);
  settleSpaces(body);
  for (const anchor of body.querySelectorAll("a:not([href])")) unwrap(anchor);
  body.innerHTML = cleanNotes(body.innerHTML);
  dropEmpty(body);
  return body.innerHTML.trim();
}

/** Replaces an element by its children. */
function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Renames an element's tag, dropping its attributes. */
function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

const isBold = (weight: string) => weight.startsWith("bold") || Number(weight) >= 600;

/** Tags for styles: word processors write a style where a tag is meant. */
function tagsOf({ style }: HTMLElement): string[] {
  return [
    isBold(style.fontWeight) && "strong",
    style.fontStyle === "italic" && "em",
    style.textDecoration.includes("line-through") && "s",
    style.verticalAlign === "sub" && "sub",
    style.verticalAlign === "super" && "sup",
  ].filter((tag) => tag !== false);
}

function wrapContents(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Turns bold and italic styles into tags, and unwraps a `<b>` that is not bold. */
function settleEmphasis(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>("b, i")) {
    const { fontWeight, fontStyle } = element.style;
    const isPlain = fontWeight !== "" && !isBold(fontWeight);
    if (element.tagName === "B" ? isPlain : fontStyle === "normal") unwrap(element);
  }
  for (const element of body.querySelectorAll<HTMLElement>("span[style], font[style]")) {
    if (element.textContent.trim() === "") continue;
    for (const tag of tagsOf(element)) wrapContents(element, tag);
  }
}
