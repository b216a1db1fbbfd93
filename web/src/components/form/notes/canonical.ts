const sameAs: Record<string, string> = { b: "strong", i: "em" };
const inline = new Set(["a", "b", "strong", "i", "em", "u", "s", "sub", "sup", "small", "code"]);

const nameOf = (node: Node) => {
  const name = node.nodeName.toLowerCase();
  return sameAs[name] ?? name;
};

function attributesOf(element: Element): string {
  const pairs = element.getAttributeNames().map((name) => {
    return `${name}=${element.getAttribute(name) ?? ""}`;
  });
  return pairs.length === 0 ? "" : `[${pairs.sort().join("|")}]`;
}

/** A character with its marks, whatever the order they are nested in. */
interface Sign {
  sign: string;
  marks: string;
}

function signsOf(node: Node, marks: string[]): Sign[] {
  if (nameOf(node) === "br") return [{ sign: "\n", marks: "" }];
  if (node.nodeType === Node.TEXT_NODE) {
    const inside = [...new Set(marks)].sort().join(",");
    const words = (node.nodeValue ?? "").replace(/[ \t\r\n\f]/g, " ");
    return [...words].map((sign) => ({ sign, marks: sign === " " ? "" : inside }));
  }
  if (!(node instanceof Element)) return [];
  const leadsNowhere = nameOf(node) === "a" && !node.hasAttribute("href");
  const inside = leadsNowhere ? marks : [...marks, nameOf(node) + attributesOf(node)];
  return [...node.childNodes].flatMap((child) => signsOf(child, inside));
}

const isSpace = (each: Sign | undefined) => each?.sign === " ";
const isBreak = (each: Sign | undefined) => !each || each.sign === "\n";

/** Collapses white space, and trims it at the ends and around line breaks. */
function textOf(nodes: Node[]): string {
  const signs = nodes
    .flatMap((node) => signsOf(node, []))
    .filter((each, i, all) => !isSpace(each) || !(isSpace(all[i - 1]) || isBreak(all[i - 1])))
    .filter((each, i, all) => !isSpace(each) || !isBreak(all[i + 1]));
  let marks = "";
  let text = "";
  for (const each of signs) {
    if (each.sign !== " " && each.marks !== marks) {
      marks = each.marks;
      text += `{${marks}}`;
    }
    text += /[{}()[\]]/.test(each.sign) ? `\\${each.sign}` : each.sign;
  }
  return text;
}

function blockOf(element: Element): string {
  const name = nameOf(element);
  if (name === "hr") return "hr;";
  if (name === "pre") {
    const only = element.childNodes.length === 1 ? element.firstElementChild : null;
    const code = only?.nodeName === "CODE" ? only : element;
    return `pre(${code.innerHTML})`;
  }
  const isText = /^(p|h[2-4])$/.test(name);
  const inside = isText ? textOf([...element.childNodes]) : blocksOf(element);
  return inside === "" ? "" : `${name}${attributesOf(element)}(${inside})`;
}

/** The children of an element; bare text counts as a paragraph. */
function blocksOf(parent: Element): string {
  let blocks = "";
  let free: Node[] = [];
  const close = () => {
    const text = textOf(free);
    if (text !== "") blocks += `p(${text})`;
    free = [];
  };
  for (const node of parent.childNodes) {
    const name = nameOf(node);
    if (node.nodeType === Node.TEXT_NODE || name === "br" || inline.has(name)) {
      free.push(node);
    } else if (node instanceof Element) {
      close();
      blocks += blockOf(node);
    }
  }
  close();
  return blocks;
}

/** A note's canonical form: notes that differ only in insignificant markup are equal. */
export function canonicalNote(body: HTMLElement): string {
  return blocksOf(body);
}
