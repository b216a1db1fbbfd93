#!/usr/bin/env bash
# serve-handler 6.1.8 (of `serve`): with its default `cleanUrls`, `/photos.html?tag=oak` is sent to `/photos`, without the
# query, and by a permanent redirect, which browsers keep. So the page of a static site that reads its query opens without
# it. A slash at the end loses it too where `trailingSlash` is false. Seen with Node 20.20, 2026-12-01.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --omit=optional serve-handler@6.1.8
cat >read.mjs <<'JS'
import { mkdirSync, writeFileSync } from "node:fs";
import http from "node:http";
import handler from "serve-handler";

mkdirSync("site");
writeFileSync("site/photos.html", "<!doctype html><title>Photos</title>");
/** Where a path is sent, by a server with these settings. */
async function sent(path, settings) {
  const server = http.createServer((request, answer) => handler(request, answer, { public: "site", ...settings }));
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${server.address().port}${path}`;
  const answer = await fetch(url, { redirect: "manual", headers: { connection: "close" } });
  await answer.text();
  server.close();
  return `${path}: ${answer.status} ${answer.headers.get("location") ?? ""}`;
}
console.log(await sent("/photos.html?tag=oak", {}));
console.log(await sent("/photos/?tag=oak", { trailingSlash: false }));
console.log(await sent("/photos.html?tag=oak", { cleanUrls: false }));
JS
seen=$(node --no-warnings read.mjs)
echo "$seen"
expected='/photos.html?tag=oak: 301 /photos
/photos/?tag=oak: 301 /photos
/photos.html?tag=oak: 200 '
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
