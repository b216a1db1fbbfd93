#!/usr/bin/env bash
# lil-csv 1.4.6: what it writes it does not read: a note of two lines becomes two records, and a backslash is gone.
#
# `generate` puts a cell in quotation marks for a comma only, not for a line break, so that the second line of a note is a record of its own for
# each reader of CSV. A backslash, by which lil-csv escapes, it writes as it is, and `parse` takes it for an escape. Read with
# `wrapStrings` the line break is kept; the backslash is lost there too. What others write with "" for a quotation mark (RFC 4180) it reads without the mark.
#
# Seen: two lines: [{"note":"one"},{"note":"two"}] · backslash: [{"note":"ab"}]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund lil-csv@1.4.6 >/dev/null
cat >try.cjs <<'JS'
const { generate, parse } = require("lil-csv");

for (const [what, note, options] of [
  ["comma", "one, two"],
  ["two lines", "one\ntwo"],
  ["two lines, wrapped", "one\ntwo", { wrapStrings: true }],
  ["backslash", "a\\b"],
  ["backslash, wrapped", "a\\b", { wrapStrings: true }],
]) {
  console.log(`${what}: ${JSON.stringify(parse(generate([["note"], [note]], options)))}`);
}
console.log(`another's quotation mark: ${JSON.stringify(parse('note\n"say ""hi"""\n'))}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='comma: [{"note":"one, two"}]
two lines: [{"note":"one"},{"note":"two"}]
two lines, wrapped: [{"note":"one\ntwo"}]
backslash: [{"note":"ab"}]
backslash, wrapped: [{"note":"ab"}]
another'"'"'s quotation mark: [{"note":"say hi"}]'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
