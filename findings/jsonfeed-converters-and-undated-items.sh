#!/usr/bin/env bash
# jsonfeed-to-rss 3.0.8 dates an item without a date 'Invalid Date', and jsonfeed-to-atom 1.2.5 dates it now, each time it is asked.
#
# Both make a feed of a JSON Feed, by the same author. In JSON Feed (jsonfeed.org/version/1, items) `date_published` is optional, and an item
# has `content_html`, `content_text` or both. RSS 2.0: a `pubDate` is optional too, and conforms to RFC 822 if it is there. In Atom each
# entry must have `updated`; whoever follows the feed gets the undated entry as changed whenever the feed is made.
# Of an item with both contents jsonfeed-to-atom writes two elements `content`, of which RFC 4287, 4.1.2 allows one.
#
# Seen: RSS Fri, 17 May 2024 10:00:00 GMT, Invalid Date · Atom today · contents of one entry: html text
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jsonfeed-to-rss@3.0.8 jsonfeed-to-atom@1.2.5 >/dev/null
cat >try.cjs <<'JS'
const toAtom = require("jsonfeed-to-atom");
const toRss = require("jsonfeed-to-rss");

const feed = {
  ...{ version: "https://jsonfeed.org/version/1", title: "Garden", home_page_url: "https://example.org/" },
  ...{ feed_url: "https://example.org/feed.json", author: { name: "Jane" } },
  items: [
    { id: "1", title: "Oak", content_html: "<p>An oak</p>", content_text: "An oak", date_published: "2024-05-17T10:00:00Z" },
    { id: "2", title: "Ash", content_text: "An ash" },
  ],
};
const atom = toAtom(structuredClone(feed));
const [, updated] = /<id>2<\/id>[^]*?<updated>(.{10})/.exec(atom);
const dates = [...toRss(structuredClone(feed)).matchAll(/<pubDate>(.*)<\/pubDate>\s*<\/item>/g)].map(([, date]) => date);
const contents = [...atom.split("<id>2</id>")[0].matchAll(/<content type="(\w+)"/g)].map(([, type]) => type);
const today = new Date().toISOString().slice(0, 10);
console.log(`RSS ${dates.join(", ")} · Atom ${updated === today ? "today" : updated} · contents: ${contents.join(" ")}`);
JS
seen=$(TZ=UTC node try.cjs)
echo "$seen"
[ "$seen" = "RSS Fri, 17 May 2024 10:00:00 GMT, Invalid Date · Atom today · contents: html text" ]
