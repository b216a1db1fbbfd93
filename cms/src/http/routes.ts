import type { Core } from "@strapi/strapi";
import { calls } from "shared-types/calls";
import type { AnswerOf, Call, Calls } from "shared-types/kit/call";
import type { Handler } from "./call-context";

/** The handlers of calls: what they return is what the call says, or the content of a file. */
type HandlersOf<Table extends Calls> = {
  [Name in keyof Table]: Handler<
    Table[Name] extends { answer: object } ? AnswerOf<Table[Name]> : unknown
  >;
};

/** A controller with a handler for each of these calls, of its name; the compiler asks for it, and for what the call answers. */
export const controllerOf =
  <Table extends Calls>(
    calls: Table,
    handlersOf: (strapi: Core.Strapi, calls: Table) => HandlersOf<Table>,
  ) =>
  ({ strapi }: { strapi: Core.Strapi }) =>
    handlersOf(strapi, calls);

/** Strapi's own authentication is off: the owner's calls have a policy. */
const routeOf = (handler: string, { method, path, who }: Call) => ({
  method,
  path: path.replace(/^\/api/, "").replace(/\{(\w+)\}/g, ":$1"),
  handler,
  config: { auth: false as const, policies: who === "anyone" ? [] : ["global::is-owner"] },
  info: {},
});

/** Gives every call a route to the controller that has a handler of its name. */
export function routeCalls(strapi: Core.Strapi): void {
  const all = Object.entries<Call>(calls);
  for (const [uid, handlers] of Object.entries(strapi.controllers)) {
    const [, api, controller] = /^api::(.+)\.(.+)$/.exec(uid) ?? [];
    if (!api || !controller) continue;
    const own = all.filter(([name]) => name in handlers);
    const routes = own.map(([name, call]) => routeOf(`${controller}.${name}`, call));
    strapi.api(api).routes = {
      ...strapi.api(api).routes,
      [controller]: { type: "content-api", routes },
    };
  }
}
