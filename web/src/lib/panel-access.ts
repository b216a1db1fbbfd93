/** The access token of this tab, which lives in memory only. */
interface Access {
  /** The current token; '' when there is none that is valid for a while longer. */
  current: () => string;
  keep: (token: string) => string;
  drop: () => void;
  /** Renews the token; concurrent callers share one renewal. */
  renew: () => Promise<string>;
}

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

/** Starts without a token; `ask` fetches one from the server. */
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
