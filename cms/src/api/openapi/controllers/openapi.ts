import type { Context } from "koa";
import { environment } from "../../../environment";
import { openApiDocument } from "../document";

const document = openApiDocument(environment.siteTitle);

export default {
  describe(ctx: Context) {
    ctx.body = document;
  },
};
