import { readPages } from "./pages.mjs";

/** A heading's words as an anchor, as GitHub makes them. @param {string} words */
const anchor = (words) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");

/** The whole handbook as one document: docs/owner.md. */
export function handbookDocument() {
  const pages = readPages();
  const titles = new Map(pages.map(({ name, title }) => [name, title]));
  /** @type {(_: string, name: string, section?: string) => string} */
  const within = (_, name, section) => `](${section ?? `#${anchor(titles.get(name) ?? "")}`})`;
  const chapters = pages.map(({ markdown }) =>
    markdown
      .replace(/^#/gm, "##")
      .replaceAll("](pictures/", "](owner/pictures/")
      .replace(/\]\(([\w-]+)\.md(#[\w-]+)?\)/g, within),
  );
  const contents = pages.map(({ title }, i) => `${i + 1}. [${title}](#${anchor(title)})`);
  return [
    "<!-- Written by `npm run handbook` from docs/owner: change it there. -->",
    "# The owner's handbook",
    "The same pages are in the panel, under `/cp/help`.",
    contents.join("\n"),
    ...chapters.map((chapter) => chapter.trim()),
  ]
    .join("\n\n")
    .concat("\n");
}
