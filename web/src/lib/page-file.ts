import { addressIn, linkOf, type Places } from "shared-types/publish/places";
import { fetchFile } from "./fetch-file";

/** What the reads of a page answered when it was made, by their keys (PageData of app/page-data). */
type Answers = Readonly<Record<string, unknown>>;

const data = /<script type="application\/json" id="page-data">([^]*?)<\/script>/;

let last: { link: string; answers: Promise<Answers> } | undefined;

async function answersIn(link: string): Promise<Answers> {
  // What is missing has no answers.
  const html = (await fetchFile(link)) ?? "";
  const json = data.exec(html)?.[1] ?? "{}";
  return (JSON.parse(json) as { fallback?: Answers }).fallback ?? {};
}

/**
 * The answer to a read in the file of the page that is shown: on a copy of the site, a page that is come to by a link has its
 * data where one that is opened has it. `undefined` when it is not there.
 */
export async function readPageFile(copy: Places, key: string): Promise<unknown> {
  const { pathname, search } = window.location;
  // A file server looks at no query.
  const link = linkOf(addressIn(pathname, search, copy), copy).replace(/\?.*/, "");
  if (last?.link !== link) {
    const answers = answersIn(link);
    last = { link, answers };
    // What could not be fetched is asked for again.
    answers.catch(() => (last = undefined));
  }
  return (await last.answers)[key];
}
