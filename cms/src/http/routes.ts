import type { Call } from "shared-types";

interface Route {
  method: Call["method"];
  path: string;
  handler: string;
  config: { auth: false; policies: string[] };
}

/**
 * The content API routes of a noun's calls. Strapi looks up a handler named "controller.method" in the
 * folder of the routes file. Strapi's own authentication is off: the owner's calls have a policy.
 */
export function routesOf<Name extends string>(
  calls: Record<Name, Call>,
  handlers: Record<Name, string>,
): { type: "content-api"; routes: Route[] } {
  const routes = (Object.keys(handlers) as Name[]).map((name): Route => {
    const { method, path, who } = calls[name];
    return {
      method,
      path: path.replace(/^\/api/, "").replace(/\{(\w+)\}/g, ":$1"),
      handler: handlers[name],
      config: { auth: false, policies: who === "anyone" ? [] : ["global::is-owner"] },
    };
  });
  return { type: "content-api", routes };
}
