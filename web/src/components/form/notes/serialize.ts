/** A list item with one paragraph, and perhaps lists, needs no paragraph. */
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

/** The editor's HTML as a note is kept: one block a line, no paragraph without need. */
export function tidyNote(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const item of body.querySelectorAll("li")) settleItem(item);
  while (isEmptyParagraph(body.lastElementChild)) body.lastElementChild.remove();
  while (isEmptyParagraph(body.firstElementChild)) body.firstElementChild.remove();
  for (const block of [...body.children].slice(1)) block.before("\n");
  return body.innerHTML;
}
