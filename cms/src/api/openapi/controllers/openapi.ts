import type { CallContext } from "../../../lib/call-context";
import { environment } from "../../../environment";
import { openApiDocument } from "../document";

const document = openApiDocument(environment.siteTitle);

export default {
  describe(ctx: CallContext) {
    ctx.body = document;
  },
};
