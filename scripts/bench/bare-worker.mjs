// A bare server in its own process: sends recorded responses from memory and does nothing else.
import { createServer } from "node:http";
import { requireFromCms } from "../stages/from-cms.mjs";

/** @typedef {{ status: number, type: string, encoding: string | null, etag: string | null, body: Buffer }} BareAnswer */

/** By path. @type {Record<string, BareAnswer>} */
let answers = {};

/** @param {string | undefined} url */
function answerTo(url) {
  const answer = answers[url ?? ""];
  if (!answer) throw new Error(`A bare server was asked for ${url}.`);
  return answer;
}

function withNode() {
  return createServer((request, response) => {
    const { status, type, encoding, etag, body } = answerTo(request.url);
    const tag = etag === null ? [] : ["ETag", etag];
    if (status === 304) {
      response.writeHead(304, tag);
      response.end();
      return;
    }
    const squeezed = encoding === null ? [] : ["Content-Encoding", encoding];
    const length = ["Content-Length", String(body.length)];
    response.writeHead(status, ["Content-Type", type, ...length, ...squeezed, ...tag]);
    response.end(body);
  });
}

function withKoa() {
  const Koa = requireFromCms("koa");
  const app = new Koa();
  app.use((/** @type {any} */ ctx) => {
    const { status, type, encoding, etag, body } = answerTo(ctx.url);
    ctx.status = status;
    if (etag !== null) ctx.set("ETag", etag);
    if (status === 304) return;
    ctx.type = type;
    if (encoding !== null) ctx.set("Content-Encoding", encoding);
    ctx.body = body;
  });
  return createServer(app.callback());
}

const server = process.argv[2] === "koa" ? withKoa() : withNode();
server.listen(0, "127.0.0.1", () => process.send?.({ address: server.address() }));
process.on("message", (/** @type {Record<string, BareAnswer>} */ given) => {
  answers = given;
  process.send?.("ready");
});
process.on("disconnect", () => process.exit(0));
