import type { Core } from "@strapi/strapi";
import type { AnswerOf, Call, Calls } from "shared-types/kit/call";
import type { Handler } from "./call-context";

interface Route {
  method: Call["method"];
  path: string;
  handler: string;
  config: { auth: false; policies: string[] };
}

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

/**
 * The content API routes of a noun's calls, to the methods of the same names of its controller, or of the one that each
 * call names where several share them. Strapi looks these up in the folder of the routes file.
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
      handler: `${typeof controller === "string" ? controller : controller[name]}.${name}`,
      config: { auth: false, policies: who === "anyone" ? [] : ["global::is-owner"] },
    };
  });
  return { type: "content-api", routes };
}
