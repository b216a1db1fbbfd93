#!/usr/bin/env bash
# eml-parse-js 1.1.15: a subject in two encoded words on one line gets a space where they meet. RFC 2047 6.2 has the
# white space between two of them left out, as a long word may be cut anywhere. Where the second stands on a folded line
# the subject is right, so that one text reads in two ways by how its writer folds. Seen with Node 20.20, 2026-12-01.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --omit=optional eml-parse-js@1.1.15
cat >read.mjs <<'JS'
import eml from "eml-parse-js";

/** The subject of a message, as it is read. */
function subject(written) {
  let seen;
  eml.readEml(`From: a@example.org\r\nSubject: ${written}\r\nContent-Type: text/plain\r\n\r\nHello\r\n`, (error, mail) => {
    seen = error ?? mail.subject;
  });
  return JSON.stringify(seen);
}
console.log(subject("=?utf-8?B?TcOkZGVzw7zDnw==?="));
console.log(subject("=?utf-8?B?TcOk?= =?utf-8?B?ZGVzw7zDnw==?="));
console.log(subject("=?utf-8?B?TcOk?=\r\n =?utf-8?B?ZGVzw7zDnw==?="));
JS
seen=$(node --no-warnings read.mjs)
echo "$seen"
expected='"Mädesüß"
"Mä desüß"
"Mädesüß"'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
