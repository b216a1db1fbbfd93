import { addressIn, linkOf, type Places } from "shared-types/publish/places";
import { fetchFile } from "./fetch-file";

/** What the reads of a page answered when it was made, by their keys (PageData of app/page-data). */
type Answers = Readonly<Record<string, unknown>>;

const data = /<script type="application\/json" id="page-data">([^]*?)<\/script>/;

let last: { link: string; answers: Promise<Answers> } | undefined;

/** Until when a page's file says what is true of the day; `undefined`: for as long as nothing changes. */
const end = /<html [^>]*\bdata-until="(\d+)"/;

/** What a page says of the day; the facets of lists come from the data at all times. */
const ofDay = "thisweek";

/** Those of a page's reads that are still true; `until` in milliseconds since 1970. */
export const stillTrue = (keys: string[], until: number): string[] =>
  Date.now() < until ? keys : keys.filter((key) => key !== ofDay);

/** What is missing has no answers; in place of a page with a query the page itself may have them. */
async function answersIn(link: string, instead = link): Promise<Answers> {
  const found = await fetchFile(link);
  const html = found ?? (instead === link ? null : await fetchFile(instead)) ?? "";
  const json = data.exec(html)?.[1] ?? "{}";
  const { fallback = {} } = JSON.parse(json) as { fallback?: Answers };
  const keys = stillTrue(Object.keys(fallback), Number(end.exec(html)?.[1] ?? Infinity));
  return Object.fromEntries(keys.map((key) => [key, fallback[key]]));
}

/** A file server looks at no query. */
const fileLink = (address: string, copy: Places) => linkOf(address, copy).replace(/\?.*/, "");

/** Reads of a record are keyed by the address of its page, without the first slash. */
const ofRecord = /^(?:flora|fauna|plans)\//;

/**
 * The answer to a read of a record in the file of its page, for what shows it elsewhere, such as a row of the calendar.
 * `undefined` for another read.
 */
export async function readRecordFile(copy: Places, key: string): Promise<unknown> {
  return ofRecord.test(key) ? (await answersIn(fileLink(`/${key}`, copy)))[key] : undefined;
}

/**
 * The answer to a read in the file of the page that is shown: on a copy of the site, a page that is come to by a link has its
 * data where one that is opened has it. `undefined` when it is not there.
 */
export async function readPageFile(copy: Places, key: string): Promise<unknown> {
  const { pathname, search } = window.location;
  const address = addressIn(pathname, search, copy);
  const link = fileLink(address, copy);
  if (last?.link !== link) {
    const answers = answersIn(link, fileLink(address.replace(/\?.*/, ""), copy));
    last = { link, answers };
    // What could not be fetched is asked for again.
    answers.catch(() => (last = undefined));
  }
  return (await last.answers)[key];
}
