import type { Call } from "shared-types";

/** The route of an owner's call: its path as Strapi writes it, its policy the one that asks who calls. */
export function ownerRoute({ method, path }: Pick<Call, "method" | "path">, handler: string) {
  return {
    method,
    path: path.replace(/^\/api/, "").replace(/\{(\w+)\}/g, ":$1"),
    handler,
    config: { auth: false, policies: ["global::is-owner"] },
  };
}
