#!/usr/bin/env bash
# rss-parser 3.13.0: what is set in italics in the text of an Atom entry moves behind all other words of its paragraph.
#
# RFC 4287, 4.1.3.3 lets an entry hold its text as XHTML, markup and words in the order in which they are read. rss-parser builds
# the markup again from an object that keeps the words of a paragraph in one place and its elements, by name, in others; where between
# the words they stood is lost. Garden notes have the names of species in italics, so that the names are missing where they belong.
# `contentSnippet` has the same order. The same text as escaped HTML comes out right, and so does XHTML in feedsmith 3.0.1.
#
# Seen, XHTML: First  then  in bloom<i>Quercus robur</i><b>Acer</b> · escaped and feedsmith: as it was written
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund rss-parser@3.13.0 feedsmith@3.0.1 >/dev/null
cat >try.mjs <<'JS'
import { parseFeed } from "feedsmith";
import Parser from "rss-parser";

const note = "<p>First <i>Quercus robur</i> then <b>Acer</b> in bloom</p>";
const contents = {
  XHTML: `<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${note}</div></content>`,
  escaped: `<content type="html">${note.replaceAll("<", "&lt;")}</content>`,
};
for (const [name, content] of Object.entries(contents)) {
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><id>urn:try:notes</id><title>Notes</title>
<updated>2024-05-17T10:00:00Z</updated><author><name>A gardener</name></author>
<entry><id>urn:try:oak</id><title>In bloom</title><updated>2024-05-17T10:00:00Z</updated>${content}</entry></feed>`;
  const { items } = await new Parser().parseString(feed);
  const paragraph = (text) => text.match(/<p>.*<\/p>/)[0];
  console.log(`${name}: ${paragraph(items[0].content)}`);
  console.log(`${name}, snippet: ${items[0].contentSnippet}`);
  console.log(`${name}, feedsmith: ${paragraph(parseFeed(feed).feed.entries[0].content.value)}`);
}
JS
seen=$(node --no-warnings try.mjs)
echo "$seen"
expected='XHTML: <p>First  then  in bloom<i>Quercus robur</i><b>Acer</b></p>
XHTML, snippet: First  then  in bloomQuercus roburAcer
XHTML, feedsmith: <p>First <i>Quercus robur</i> then <b>Acer</b> in bloom</p>
escaped: <p>First <i>Quercus robur</i> then <b>Acer</b> in bloom</p>
escaped, snippet: First Quercus robur then Acer in bloom
escaped, feedsmith: <p>First <i>Quercus robur</i> then <b>Acer</b> in bloom</p>'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
