#!/usr/bin/env bash
# rss-parser 3.13.0: the link of an Atom entry is the entry's picture, if the link to its page says no relation and stands second.
#
# RFC 4287, 4.2.7.2: a link without `rel` must be read as one with rel="alternate", which is the page. rss-parser looks for the word
# 'alternate' alone and takes the first link of any relation if it finds none: the enclosure of an entry, or the address of the feed
# itself where the address of the site is asked for. In the other order the result is right, by chance.
# @rowanmanning/feed-parser 2.1.5 reads both orders alike.
#
# Seen, picture first: rss-parser oak.jpg, feed-parser oak · page first: both oak · site of the feed: rss-parser notes.atom
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund rss-parser@3.13.0 @rowanmanning/feed-parser@2.1.5 >/dev/null
cat >try.mjs <<'JS'
import { parseFeed } from "@rowanmanning/feed-parser";
import Parser from "rss-parser";

const page = '<link href="https://garden.example/oak"/>';
const picture = '<link rel="enclosure" type="image/jpeg" href="https://garden.example/oak.jpg"/>';
const orders = { "picture first": picture + page, "page first": page + picture };
for (const [name, links] of Object.entries(orders)) {
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><id>urn:try:notes</id><title>Notes</title>
<updated>2024-05-17T10:00:00Z</updated><author><name>A gardener</name></author>
<link rel="self" href="https://garden.example/notes.atom"/><link href="https://garden.example/"/>
<entry><id>urn:try:oak</id><title>In bloom</title><updated>2024-05-17T10:00:00Z</updated><summary>An oak</summary>${links}</entry>
</feed>`;
  const one = await new Parser().parseString(feed);
  const other = parseFeed(feed);
  console.log(`${name}, rss-parser: ${one.items[0].link}, site ${one.link}`);
  console.log(`${name}, feed-parser: ${other.items[0].url}, site ${other.url}`);
}
JS
seen=$(node --no-warnings try.mjs)
echo "$seen"
expected='picture first, rss-parser: https://garden.example/oak.jpg, site https://garden.example/notes.atom
picture first, feed-parser: https://garden.example/oak, site https://garden.example/
page first, rss-parser: https://garden.example/oak, site https://garden.example/notes.atom
page first, feed-parser: https://garden.example/oak, site https://garden.example/'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
