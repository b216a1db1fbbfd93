/** Replaces an element by its children. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Renames an element's tag, dropping its attributes. */
export function rename(element: Element, tag: string): Element {
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
export function settleEmphasis(body: HTMLElement): void {
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
