import type { CallContext } from "../../../http/call-context";
import { environment } from "../../../platform/environment";
import { openApiDocument } from "../document";

const document = openApiDocument(environment.siteTitle);

export default {
  describe(ctx: CallContext) {
    ctx.body = document;
  },
};
