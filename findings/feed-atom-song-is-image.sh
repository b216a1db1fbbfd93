#!/usr/bin/env bash
# feed 6.0.0: the Atom feed makes an image of every `enclosure`, whatever type was given; the RSS of the same feed keeps the type.
#
# Its readme: an `enclosure` of an item is media of any kind, and `type` its MIME type, such as "audio/mpeg". `rss2()` writes what was
# given. `atom1()` never looks at it: the type is 'image/' and what follows the last dot of the address, so that a song becomes
# image/mp3, a photo image/jpg, which is not registered (it is image/jpeg), and of an address without a dot the path stands behind
# the slash. By RFC 4287, 4.2.7.3 the type tells a reader what it will get, and must look like one. Given as `audio`, the song has
# the type audio/mp3; audio/mpeg cannot be had.
#
# Seen, RSS and Atom: audio/mpeg image/mp3 · image/jpeg image/jpg · image/webp image//photo/12 · as `audio` audio/mpeg audio/mp3
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund feed@6.0.0 >/dev/null
cat >try.mjs <<'JS'
import { Feed } from "feed";

const link = "https://garden.example/";
const updated = new Date("2024-05-17T10:00:00Z");
const feed = new Feed({ id: link, title: "Notes", link, updated, copyright: "CC0" });
const attachments = { "wren.mp3": "audio/mpeg", "oak.jpg": "image/jpeg", "photo/12": "image/webp" };
for (const [name, type] of Object.entries(attachments)) {
  const page = `${link}notes/${name}`;
  feed.addItem({ title: name, id: page, link: page, date: updated, enclosure: { url: link + name, type, length: 1234 } });
}
const song = `${link}notes/song`;
const audio = { url: `${link}wren.mp3`, type: "audio/mpeg", length: 1234 };
feed.addItem({ title: "song", id: song, link: song, date: updated, audio });
const types = (text) => [...text.matchAll(/enclosure.* type="([^"]*)"/g)].map(([, type]) => type).join(" ");
console.log(`RSS: ${types(feed.rss2())}`);
console.log(`Atom: ${types(feed.atom1())}`);
JS
seen=$(node --no-warnings try.mjs)
echo "$seen"
expected='RSS: audio/mpeg image/jpeg image/webp audio/mpeg
Atom: image/mp3 image/jpg image//photo/12 audio/mp3'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
