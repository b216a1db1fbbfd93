#!/usr/bin/env bash
# letterparser 0.1.8 with nodemailer 9.0.1: a sender whose name has a comma and an accent is two senders, one without an address.
#
# nodemailer writes “Zoë Müller, Jr.” as one encoded word, whose comma is a part of the name: RFC 2047, 6.2, has the addresses told apart
# before words are decoded. letterparser decodes the header first and then splits it at its commas, so that an answer goes to
# “Zoë Müller” too, which is no address. Without the accent the name stands in quotation marks and is read right. postal-mime 4.0.0
# reads both alike.
#
# Seen: letterparser “Zoë Müller” and “Jr.” at ann@example.org · postal-mime “Zoë Müller, Jr.” at ann@example.org
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund letterparser@0.1.8 nodemailer@9.0.1 postal-mime@4.0.0 >/dev/null
cat >try.mjs <<'JS'
import { extract } from "letterparser";
import nodemailer from "nodemailer";
import PostalMime from "postal-mime";

const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
const shown = (list) => list.map(({ address, name }) => (name ? `${address} (${name})` : address)).join(" and ");
for (const name of ["Zoe Muller, Jr.", "Zoë Müller, Jr."]) {
  const { message } = await transport.sendMail({
    ...{ from: "garden@example.org", to: "owner@example.org", subject: "A wren", text: "It sings." },
    replyTo: { name, address: "ann@example.org" },
  });
  const mail = String(message);
  console.log(`letterparser: ${shown(extract(mail).replyTo)}`);
  console.log(`postal-mime: ${shown((await PostalMime.parse(mail)).replyTo)}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='letterparser: ann@example.org (Zoe Muller, Jr.)
postal-mime: ann@example.org (Zoe Muller, Jr.)
letterparser: Zoë Müller and ann@example.org (Jr.)
postal-mime: ann@example.org (Zoë Müller, Jr.)'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
