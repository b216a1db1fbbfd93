import { matchRoutes, type RouteObject } from "react-router-dom";

/** Loads the modules of the matching routes before the first render. */
export async function resolveLazyRoutes(routes: RouteObject[], path: string): Promise<void> {
  const lazy = (matchRoutes(routes, path) ?? []).filter(({ route }) => route.lazy);
  await Promise.all(
    lazy.map(async ({ route }) => {
      const found = typeof route.lazy === "function" ? await route.lazy() : undefined;
      Object.assign(route, found, { lazy: undefined });
    }),
  );
}
