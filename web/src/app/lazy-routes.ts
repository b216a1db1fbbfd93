import { matchRoutes, type RouteObject } from "react-router-dom";

async function resolve(route: RouteObject): Promise<void> {
  const found = typeof route.lazy === "function" ? await route.lazy() : undefined;
  Object.assign(route, found, { lazy: undefined });
}

/** Loads the modules of the matching routes before the first render. */
export async function resolveLazyRoutes(routes: RouteObject[], path: string): Promise<void> {
  const lazy = (matchRoutes(routes, path) ?? []).filter(({ route }) => route.lazy);
  await Promise.all(lazy.map(({ route }) => resolve(route)));
}

/** Loads the modules of all routes: the server has them at hand. */
export async function resolveAllRoutes(routes: RouteObject[]): Promise<void> {
  await Promise.all(
    routes.map(async (route) => {
      if (route.lazy) await resolve(route);
      await resolveAllRoutes(route.children ?? []);
    }),
  );
}
