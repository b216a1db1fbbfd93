/** Unwraps the only paragraph of a list item. */
function settleItem(item: Element): void {
  const [first, ...rest] = item.children;
  if (first?.tagName !== "P") return;
  if (first.childNodes.length === 0 && rest.length > 0) first.remove();
  else if (rest.every(({ tagName }) => tagName === "UL" || tagName === "OL")) {
    first.replaceWith(...first.childNodes);
  }
}

const isEmptyParagraph = (element: Element | null): element is Element =>
  element?.tagName === "P" && element.childNodes.length === 0;

/** Serializes the editor's HTML as notes are stored: one block per line, no needless paragraphs. */
export function tidyNote(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const item of body.querySelectorAll("li")) settleItem(item);
  while (isEmptyParagraph(body.lastElementChild)) body.lastElementChild.remove();
  while (isEmptyParagraph(body.firstElementChild)) body.firstElementChild.remove();
  for (const block of [...body.children].slice(1)) block.before("\n");
  return body.innerHTML;
}
