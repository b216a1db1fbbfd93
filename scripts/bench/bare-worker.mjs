// Bare Koa in its own process: sends a recorded answer from memory, or what the site's queries find.
import { requireFromCms } from "../stages/from-cms.mjs";

const Koa = requireFromCms("koa");
const app = new Koa();

if (process.argv[2] === "queries") app.use((await import("./bare-queries.mjs")).answerQueries);
else
  process.on(
    "message",
    (/** @type {{ path: string, answer: import("./bare.mjs").Answer }} */ told) => {
      app.use((/** @type {any} */ ctx) => {
        if (ctx.url !== told.path) throw new Error(`Bare Koa was asked for ${ctx.url}.`);
        ctx.status = told.answer.status;
        ctx.set(told.answer.headers);
        if (ctx.status !== 304) ctx.body = told.answer.body;
      });
      process.send?.("ready");
    },
  );

const server = app.listen(0, "127.0.0.1", () => process.send?.(server.address()));
process.on("disconnect", () => process.exit(0));
