#!/usr/bin/env bash
# @aws-sdk/client-s3 3.1023.0 with s3rver 3.7.1: what is put as a stream is stored with its framing, and nobody says so.
#
# By default the client sends a stream with a checksum behind it ('aws-chunked', STREAMING-UNSIGNED-PAYLOAD-TRAILER).
# s3rver knows signed chunks only: it answers 200 and stores sizes, text and trailer as they came, so that a picture put
# that way is no picture any more. A buffer, whose checksum is a header, is stored right; so is a stream when checksums are
# sent only where a call requires them. Tests against s3rver do not notice unless they read back what they have put.
#
# Seen: default, buffer: whole · default, stream: framed · required only, stream: whole
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @aws-sdk/client-s3@3.1023.0 s3rver@3.7.1 >/dev/null
cat >try.mjs <<'JS'
import { createReadStream, mkdtempSync, writeFileSync } from "node:fs";
import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import S3rver from "s3rver";

const text = "a wren sings";
const directory = mkdtempSync("store-");
writeFileSync("song.txt", text);
const server = new S3rver({
  ...{ address: "127.0.0.1", port: 0, silent: true, directory },
  configureBuckets: [{ name: "garden" }],
});
const { port } = await server.run();
const credentials = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

async function stored(requestChecksumCalculation, body) {
  const client = new S3Client({
    ...{ endpoint: `http://127.0.0.1:${port}`, region: "us-east-1", forcePathStyle: true },
    ...{ credentials, requestChecksumCalculation },
  });
  const at = { Bucket: "garden", Key: "song" };
  await client.send(new PutObjectCommand({ ...at, Body: body, ContentLength: text.length }));
  const { Body } = await client.send(new GetObjectCommand(at));
  return (await Body.transformToString()) === text ? "whole" : "framed";
}

console.log(`default, buffer: ${await stored("WHEN_SUPPORTED", Buffer.from(text))}`);
console.log(`default, stream: ${await stored("WHEN_SUPPORTED", createReadStream("song.txt"))}`);
console.log(`required only, stream: ${await stored("WHEN_REQUIRED", createReadStream("song.txt"))}`);
await server.close();
JS
seen=$(node --no-warnings try.mjs)
echo "$seen"
expected='default, buffer: whole
default, stream: framed
required only, stream: whole'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
