// A bare server in its own process: sends recorded responses from memory and does nothing else.
import { createServer } from "node:http";
import { requireFromCms } from "../stages/from-cms.mjs";

/** @typedef {{ status: number, type: string, encoding: string | null, etag: string | null, body: string }} BareAnswer  `body` in base64 */
/** @typedef {Omit<BareAnswer, "body"> & { bytes: Buffer }} Ready */

/** @type {Map<string, Ready>} */
const answers = new Map();

/** @param {string | undefined} url */
function answerTo(url) {
  const answer = answers.get(url ?? "");
  if (!answer) throw new Error(`A bare server was asked for ${url}.`);
  return answer;
}

function withNode() {
  return createServer((request, response) => {
    const { status, type, encoding, etag, bytes } = answerTo(request.url);
    const tag = etag === null ? [] : ["ETag", etag];
    if (status === 304) {
      response.writeHead(304, tag);
      response.end();
      return;
    }
    const squeezed = encoding === null ? [] : ["Content-Encoding", encoding];
    const length = ["Content-Length", String(bytes.length)];
    response.writeHead(status, ["Content-Type", type, ...length, ...squeezed, ...tag]);
    response.end(bytes);
  });
}

function withKoa() {
  const Koa = requireFromCms("koa");
  const app = new Koa();
  app.use((/** @type {any} */ ctx) => {
    const { status, type, encoding, etag, bytes } = answerTo(ctx.url);
    ctx.status = status;
    if (etag !== null) ctx.set("ETag", etag);
    if (status === 304) return;
    ctx.type = type;
    if (encoding !== null) ctx.set("Content-Encoding", encoding);
    ctx.body = bytes;
  });
  return createServer(app.callback());
}

const server = process.argv[2] === "koa" ? withKoa() : withNode();
server.listen(0, "127.0.0.1", () => process.send?.({ address: server.address() }));
process.on("message", (/** @type {Record<string, BareAnswer>} */ given) => {
  for (const [url, { body, ...rest }] of Object.entries(given))
    answers.set(url, { ...rest, bytes: Buffer.from(body, "base64") });
  process.send?.("ready");
});
process.on("disconnect", () => process.exit(0));
