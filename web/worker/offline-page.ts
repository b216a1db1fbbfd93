import { kept, keptUrls } from "./keeping";

/** One stored page as a list item; '' when it is gone or has no title. */
async function line(url: string): Promise<string> {
  const html = (await (await kept("pages", url))?.text()) ?? "";
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
  const { pathname, search } = new URL(url);
  const href = (pathname + search).replace(/&/g, "&amp;").replace(/"/g, "%22");
  return title ? `<li><a href="${href}">${title}</a></li>` : "";
}

const notStored =
  "You haven’t opened this page on this device before, so it can’t be shown until you’re back online.";

/** The page shown instead of one that needs a network: the reason, and what can be read offline. */
export async function offlinePage(why = notStored): Promise<Response> {
  const lines = (await Promise.all((await keptUrls("pages")).map(line))).join("");
  const seen = lines === "" ? "" : `<h2>Pages you can read now</h2><ul>${lines}</ul>`;
  const html = __OFFLINE_PAGE__.replace("<!--why-->", why).replace("<!--seen-->", () => seen);
  return new Response(html, {
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}
