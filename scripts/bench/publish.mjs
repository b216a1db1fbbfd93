import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { requireFromCms } from "../stages/from-cms.mjs";
import { figure, judged, ratio, table } from "./figures.mjs";
import { makeGallery } from "./gallery.mjs";
import { memoryMb, peakMemory } from "./memory.mjs";
import { ownerAccount, signedIn } from "./owner.mjs";
import { stoppingAll } from "./stopping.mjs";

const { photoDraftOf } = requireFromCms("shared-types/photo/schema");

export const title = "The whole site published as files";

const photos = 20_000;
const target = { http: 0.7, wget: 3, again: 0.02, mb: 120 };
/** How long the same pages are asked for by HTTP, and a crawl goes on. */
const measuredMs = 30_000;

/** @typedef {{ outcome: string, message: string, began: string, ended: string, pages: number, bytes: number }} Published */

/** A token lives for ten minutes. */
const signedInMs = 5 * 60_000;

/** The owner's calls of a site. @param {string} url */
function caller(url) {
  /** @type {Record<string, string>} */
  let token = {};
  let since = -Infinity;
  return async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {object | undefined} */ body,
    /** @type {Record<string, string>} */ more = {},
  ) => {
    if (performance.now() - since > signedInMs) {
      token = await signedIn(url);
      since = performance.now();
    }
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: { ...token, "content-type": "application/json", ...more },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    /** @type {any} */
    const json = await answer.json().catch(() => null);
    return { etag: answer.headers.get("etag") ?? "", json };
  };
}

/** Publishes, and says how long that took by the site's own record. @param {ReturnType<typeof caller>} call */
async function publish(call) {
  await call("POST", "publishrun", { dryRun: false });
  for (;;) {
    await wait(500);
    const { json } = await call("GET", "publish", undefined);
    if (json.state.phase !== "idle") continue;
    /** @type {Published} */
    const last = json.history[0];
    if (last.outcome !== "done") throw new Error(`It was not published: ${last.message}`);
    return { ...last, seconds: (Date.parse(last.ended) - Date.parse(last.began)) / 1000 };
  }
}

/** Where a copy goes that is nowhere served. @param {string} folder */
const settingsFor = (folder) => ({
  ...{ target: "folder", address: "https://garden.example", path: "", folder, widths: [640] },
  ...{ form: "none", formTo: "", when: "hand" },
  sftp: { host: "", port: 22, user: "", folder: "", password: "", key: "", hostKey: "" },
  s3: {
    ...{ endpoint: "", region: "", bucket: "", folder: "", keyId: "", secret: "" },
    style: "folders",
  },
});

/** Pages a second of the sitemap, one after the other as a publish makes them. @param {string} url */
async function byHttp(url) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => {
    const { pathname, search } = new URL(loc.replaceAll("&amp;", "&"));
    return url + pathname + search;
  });
  const began = performance.now();
  let pages = 0;
  while (performance.now() - began < measuredMs) {
    const answer = await fetch(addresses[(pages * 7919) % addresses.length] ?? url, {
      headers: { "accept-encoding": "identity" },
    });
    await answer.arrayBuffer();
    pages += 1;
  }
  return (pages * 1000) / (performance.now() - began);
}

/** Pages a second of a crawl that makes its links relative, as one would for a copy. @param {string} url */
async function byWget(url) {
  const folder = mkdtempSync(join(tmpdir(), "habitat-wget-"));
  try {
    const began = performance.now();
    const options = [
      "--mirror",
      "--convert-links",
      "--adjust-extension",
      "--quiet",
      "--no-verbose",
    ];
    const wget = spawn("wget", [...options, "--directory-prefix", folder, `${url}/`], {
      stdio: "ignore",
    });
    const ended = new Promise((resolve, reject) => {
      wget.once("exit", resolve);
      wget.once("error", () => reject(new Error("wget is not installed.")));
    });
    await Promise.race([ended, wait(measuredMs)]);
    const seconds = (performance.now() - began) / 1000;
    wget.kill("SIGKILL");
    await ended;
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    return files.filter((name) => name.endsWith(".html")).length / seconds;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the owner waits for, beside what one would do without Publish. */
export const run = () =>
  stoppingAll(async (keep) => {
    const folder = mkdtempSync(join(tmpdir(), "habitat-publish-"));
    await keep({ stop: () => rmSync(folder, { recursive: true, force: true }) });
    const gallery = await keep(makeGallery({ photos, plants: 500 }));
    const server = await keep(gallery.start({ ...ownerAccount, ANSWERS_MB: "0" }));
    const call = caller(server.url);
    const http = await byHttp(server.url);
    const wget = await byWget(server.url);
    await call("PUT", "publishsettings", settingsFor(join(folder, "site")));
    const idle = memoryMb(server.pid);
    const peak = peakMemory(server.pid);
    const first = await publish(call);
    const mb = peak() - idle;
    const { json } = await call("POST", "photos", { pageId: 20 });
    const { photoId } = json.items[0];
    const { json: photo, etag } = await call("POST", `photodetails/${photoId}`, {});
    const draft = { ...photoDraftOf(photo), caption: "A caption that is new" };
    const { json: errors } = await call("POST", "photoupdate", draft, { "if-match": etag });
    if (errors.length > 0) throw new Error(`The caption was not saved: ${JSON.stringify(errors)}`);
    const again = await publish(call);
    const speed = first.pages / first.seconds;
    const share = (/** @type {number} */ part) => judged(part * 100, 2, part <= target.again);
    return [
      `${photos.toLocaleString("en-US")} photo records without files, 500 plants; into a folder. 'HTTP': the sitemap's pages from the same server without`,
      `its cache, one after the other. \`wget --mirror --convert-links\` of the same server for ${measuredMs / 1000} s: its copy has no search, no filters and no addresses without endings.`,
      ``,
      `The first publish made ${first.pages} pages in ${figure(first.seconds)} s with ${judged(mb, 0, mb <= target.mb)} MB more memory (target ${target.mb} MB). After one caption a publish took`,
      `${figure(again.seconds, 1)} s, ${share(again.seconds / first.seconds)} % of the first one's time, ${share(again.bytes / first.bytes)} % of its bytes and ${share(again.pages / first.pages)} % of its pages (target ${target.again * 100} %).`,
      ``,
      table(
        ["Pages", "/s", "publish : it", "target"],
        [
          ["publish", figure(speed), "", ""],
          [
            "HTTP without cache",
            figure(http),
            ratio(speed / http, speed / http >= target.http),
            `≥ ${target.http}`,
          ],
          [
            "wget",
            figure(wget),
            ratio(speed / wget, speed / wget >= target.wget),
            `≥ ${target.wget}`,
          ],
        ],
      ),
    ].join("\n");
  });
