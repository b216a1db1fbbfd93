/** Renewed this long before it expires, so that no call arrives too late. */
const marginMs = 30_000;

/** A token's lifetime in ms, from its own claims: the server's clock may differ from this one. */
function lifetimeOf(token: string): number {
  try {
    const part = (token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/");
    const { iat, exp } = JSON.parse(atob(part)) as { iat?: number; exp?: number };
    return exp !== undefined && iat !== undefined ? (exp - iat) * 1000 : 0;
  } catch {
    return 0;
  }
}

/** The access token of this tab, which lives in memory only: none at first; `ask` fetches one from the server. */
export function createAccess(ask: () => Promise<string>, now: () => number) {
  let held = { token: "", until: 0 };
  let renewal: Promise<string> | null = null;

  const keep = (token: string) => {
    held = { token, until: now() + lifetimeOf(token) - marginMs };
    return token;
  };
  return {
    /** The current token; '' when there is none that is valid for a while longer. */
    current: () => (held.until > now() ? held.token : ""),
    keep,
    drop() {
      held = { token: "", until: 0 };
    },
    /** Renews the token; concurrent callers share one renewal. */
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
