/** The access token of this tab, which lives in memory only. */
export interface Access {
  /** '' when there is none that still holds for a moment. */
  current: () => string;
  keep: (token: string) => string;
  drop: () => void;
  /** Gets a new one and keeps it; who asks meanwhile gets the same. */
  renew: () => Promise<string>;
}

/** Renewed this long before the end, so that no call arrives too late. */
const marginMs = 30_000;

/** How long a token holds, counted here: the server's clock may differ from this one. */
export function lifetimeOf(token: string): number {
  try {
    const part = (token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/");
    const { iat, exp } = JSON.parse(atob(part)) as { iat?: number; exp?: number };
    return exp !== undefined && iat !== undefined ? (exp - iat) * 1000 : 0;
  } catch {
    return 0;
  }
}

/** No token yet; `ask` gets one from the server. */
export function createAccess(ask: () => Promise<string>, now: () => number): Access {
  let held = { token: "", until: 0 };
  let renewal: Promise<string> | null = null;

  const keep = (token: string) => {
    held = { token, until: now() + lifetimeOf(token) - marginMs };
    return token;
  };
  return {
    current: () => (held.until > now() ? held.token : ""),
    keep,
    drop() {
      held = { token: "", until: 0 };
    },
    renew() {
      renewal ??= ask()
        .then(keep)
        .finally(() => {
          renewal = null;
        });
      return renewal;
    },
  };
}
