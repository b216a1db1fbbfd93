#!/usr/bin/env bash
# @extractus/feed-extractor 8.0.3: what an Atom entry says of when it was published is not read; `published` is when it was changed last.
#
# An entry has both (RFC 4287, 4.2.9 and 4.2.15), and feed 6.0.0 writes both. feed-extractor answers with `updated` under the name
# `published`, so that a photo of May whose caption is mended in November is news of November, and lists sorted by it move. In a
# JSON Feed of the same items, where the two are `date_published` and `date_modified`, the first is taken. feedsmith 3.0.1 tells both apart.
#
# Seen: Atom 2024-11-02 · JSON Feed 2024-05-17 · feedsmith 2024-05-17
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @extractus/feed-extractor@8.0.3 feed@6.0.0 feedsmith@3.0.1 >/dev/null
cat >try.mjs <<'JS'
import { extractFromJson, extractFromXml } from "@extractus/feed-extractor";
import { Feed } from "feed";
import { parseFeed } from "feedsmith";

const link = "https://garden.example/";
const feed = new Feed({ id: link, link, title: "Garden", copyright: "", updated: new Date("2024-11-02") });
feed.addItem({
  ...{ id: `${link}oak`, link: `${link}oak`, title: "An oak", content: "In leaf" },
  ...{ published: new Date("2024-05-17"), date: new Date("2024-11-02") },
});
const day = (moment) => String(moment).slice(0, 10);
console.log(`Atom: ${day(extractFromXml(feed.atom1()).entries[0].published)}`);
console.log(`JSON Feed: ${day(extractFromJson(JSON.parse(feed.json1())).entries[0].published)}`);
console.log(`feedsmith: ${day(parseFeed(feed.atom1()).feed.entries[0].published)}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='Atom: 2024-11-02
JSON Feed: 2024-05-17
feedsmith: 2024-05-17'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
