#!/usr/bin/env bash
# rss-to-json 2.1.1: `published` of an Atom entry is the moment at which the feed is read. It is taken from `created` (Atom
# 0.3) or `pubDate` (RSS), never from `published` of RFC 4287 4.2.9, and falls back to the clock without a word; so that
# each entry is new at each reading. In RSS a title or guid of digits becomes a number: `1.10` is 1.1, and the guids
# `0050` and `50` are one. Seen with Node 20.20, 2026-12-01.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --omit=optional rss-to-json@2.1.1
cat >read.mjs <<'JS'
import http from "node:http";
import rss from "rss-to-json";

const atom = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Garden</title><id>urn:g</id>
<updated>2026-05-02T10:00:00Z</updated><entry><id>urn:g:1</id><title>Oak</title>
<published>2026-04-01T10:00:00Z</published><updated>2026-05-02T10:00:00Z</updated></entry></feed>`;
const item = (title, guid) => `<item><title>${title}</title><guid isPermaLink="false">${guid}</guid></item>`;
const channel = `<?xml version="1.0"?><rss version="2.0"><channel><title>Garden</title><link>http://example.org/</link>
<description>Oaks</description>${item("1.10", "0050")}${item("1.1", "50")}</channel></rss>`;
const server = http.createServer((request, answer) => answer.end(request.url === "/atom" ? atom : channel));
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const from = `http://127.0.0.1:${server.address().port}`;
const before = Date.now();
const [entry] = (await rss.parse(`${from}/atom`)).items;
console.log(`published: ${entry.published >= before ? "now" : new Date(entry.published).toISOString()}`);
console.log(`created: ${new Date(entry.created).toISOString()}`);
console.log(JSON.stringify((await rss.parse(`${from}/rss`)).items.map(({ title, id }) => [title, id])));
server.close();
JS
seen=$(node --no-warnings read.mjs)
echo "$seen"
expected='published: now
created: 2026-05-02T10:00:00.000Z
[[1.1,50],[1.1,50]]'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
