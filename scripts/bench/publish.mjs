import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { requireFromCms } from "../stages/from-cms.mjs";
import { table } from "./figures.mjs";
import { makeGallery } from "./gallery.mjs";
import { makeFolder } from "./measure.mjs";
import { memoryMb, peakMemory } from "./memory.mjs";
import { ownerAccount, ownerCalls } from "./owner.mjs";

const { photoDraftOf } = requireFromCms("shared-types/photo/schema");

/** How long the same pages are asked for by HTTP, and a crawl goes on. */
const measuredMs = 30_000;

/** @typedef {{ outcome: string, message: string, began: string, ended: string, pages: number, bytes: number }} Published */

/** Publishes, and says how long that took by the site's own record. @param {ReturnType<typeof ownerCalls>} call */
async function publish(call) {
  await call("POST", "publishrun", { dryRun: false });
  for (;;) {
    await wait(500);
    const { json } = await call("GET", "publish");
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

/** Pages a second of a crawl that makes its links relative, as one would for a copy. @param {string} url @param {string} folder */
async function byWget(url, folder) {
  const began = performance.now();
  const options = ["--mirror", "--convert-links", "--adjust-extension", "--quiet"];
  const wget = spawn("wget", [...options, "--directory-prefix", folder, `${url}/`], {
    stdio: "ignore",
    timeout: measuredMs,
  });
  await once(wget, "exit");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const pages = files.filter((name) => name.endsWith(".html")).length;
  return (pages * 1000) / (performance.now() - began);
}

/** What the owner waits for, beside what one would do without Publish. @type {import("../bench.mjs").Measure} */
export async function run(keep) {
  const { folder } = await keep(makeFolder());
  const gallery = await keep(makeGallery({ photos: 20_000, plants: 500 }));
  const { url, pid } = await keep(gallery.start({ ...ownerAccount, ANSWERS_MB: "0" }));
  const call = ownerCalls(url);
  const http = await byHttp(url);
  const wget = await byWget(url, join(folder, "wget"));
  await call("PUT", "publishsettings", settingsFor(join(folder, "site")));
  const idle = memoryMb(pid);
  const peak = peakMemory(pid);
  const first = await publish(call);
  const mb = peak() - idle;
  const { photoId } = (await call("POST", "photos", { pageId: 20 })).json.items[0];
  const { json: photo, etag } = await call("POST", `photodetails/${photoId}`, {});
  await call("POST", "photoupdate", { ...photoDraftOf(photo), caption: "It is new" }, etag);
  const again = await publish(call);
  const speed = first.pages / first.seconds;
  const percent = (/** @type {"seconds" | "bytes" | "pages"} */ part) =>
    (again[part] * 100) / first[part];
  return [
    table("Publish", { pages: 0, seconds: 1, "MB more": [0, { most: 120 }] }, [
      ["the first", first.pages, first.seconds, mb],
      ["after one caption", again.pages, again.seconds, ""],
    ]),
    table(
      "After one caption, % of the first",
      { seconds: [2, { most: 2 }], bytes: [2, { most: 2 }], pages: [2, { most: 2 }] },
      [["", percent("seconds"), percent("bytes"), percent("pages")]],
    ),
    table(
      "Pages",
      { "/s": 0, "publish : HTTP": [2, { least: 0.7 }], "publish : wget": [2, { least: 3 }] },
      [
        ["publish", speed],
        ["HTTP without cache", http, speed / http],
        ["wget", wget, "", speed / wget],
      ],
    ),
  ].join("\n\n");
}
