import type { Core } from "@strapi/strapi";
import type { Call, Calls } from "shared-types/kit/call";
import type { CallContext } from "./call-context";

interface Route {
  method: Call["method"];
  path: string;
  handler: string;
  config: { auth: false; policies: string[] };
}

type Handler = (ctx: CallContext) => unknown;

/** A controller with a handler for each of these calls, of its name; the compiler asks for it. */
export const controllerOf =
  <Table extends Calls>(
    calls: Table,
    handlersOf: (strapi: Core.Strapi, calls: Table) => Record<keyof Table, Handler>,
  ) =>
  ({ strapi }: { strapi: Core.Strapi }) =>
    handlersOf(strapi, calls);

/**
 * The content API routes of a noun's calls, to the controller's methods of the same names, or where several
 * controllers share them, to "controller.method". Strapi looks these up in the folder of the routes file.
 * Strapi's own authentication is off: the owner's calls have a policy.
 */
export function routesOf<Name extends string>(
  calls: Record<Name, Call>,
  controller: string | Record<Name, string>,
): { type: "content-api"; routes: Route[] } {
  const routes = (Object.keys(calls) as Name[]).map((name): Route => {
    const { method, path, who } = calls[name];
    return {
      method,
      path: path.replace(/^\/api/, "").replace(/\{(\w+)\}/g, ":$1"),
      handler: typeof controller === "string" ? `${controller}.${name}` : controller[name],
      config: { auth: false, policies: who === "anyone" ? [] : ["global::is-owner"] },
    };
  });
  return { type: "content-api", routes };
}
