const listStyle = /mso-list:\s*l(\d+)\s+level(\d+)/i;
const isMarker = (element: Element) =>
  /mso-list:\s*ignore/i.test(element.getAttribute("style") ?? "");

/** A number, a letter or a Roman numeral with its period: '1.', 'b)', 'iv.'. */
const numbered = /^\(?(\d{1,3}|[a-z]|[ivxlc]{1,6})[.)]/i;

interface Item {
  paragraph: Element;
  level: number;
  isNumbered: boolean;
}

function itemOf(paragraph: Element): Item | undefined {
  const level = listStyle.exec(paragraph.getAttribute("style") ?? "")?.[2];
  if (level === undefined) return undefined;
  const marker = [...paragraph.querySelectorAll("span")].find(isMarker);
  const isNumbered = numbered.test(marker?.textContent.trim() ?? "");
  marker?.remove();
  return { paragraph, level: Number(level), isNumbered };
}

interface OpenList {
  list: Element;
  level: number;
}

/** The list an item belongs to: the open one of its level, or a new one inside the previous item. */
function listFor({ paragraph, level, isNumbered }: Item, open: OpenList[]): Element {
  const tag = isNumbered ? "OL" : "UL";
  const fits = (top: OpenList) =>
    top.level < level || (top.level === level && top.list.tagName === tag);
  for (let top = open.at(-1); top && !fits(top); top = open.at(-1)) open.pop();
  const top = open.at(-1);
  if (top?.level === level) return top.list;
  const list = paragraph.ownerDocument.createElement(tag);
  if (top?.list.lastElementChild) top.list.lastElementChild.append(list);
  else paragraph.before(list);
  open.push({ list, level });
  return list;
}

/** Word writes lists as paragraphs with a bullet as text: turns them into lists. */
export function settleWordLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll("p, h1, h2, h3")) {
    const item = itemOf(paragraph);
    if (!item) continue;
    if (open[0]?.list !== paragraph.previousElementSibling) open = [];
    const li = body.ownerDocument.createElement("li");
    listFor(item, open).append(li);
    li.append(...paragraph.childNodes);
    paragraph.remove();
  }
}

/** Moves a list between the items of another into the item before it. */
export function settleNestedLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")) {
    if (list.previousElementSibling?.tagName === "LI") list.previousElementSibling.append(list);
  }
}
