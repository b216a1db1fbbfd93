import { useOwnerCall } from "../../../lib/owner-swr";

const isLocal = (origin: string) => /^(localhost|127\.|\[::1\])/.test(new URL(origin).hostname);

/**
 * The address that visitors know the site by: its own, or the one it is open at, if its own is this computer only.
 * `isLocal`: no phone can open it.
 */
export function useOrigin(): { origin: string; isLocal: boolean } {
  const own = useOwnerCall("GET /api/sitefixed").data?.publicUrl;
  const origin = own === undefined || isLocal(own) ? window.location.origin : own;
  return { origin, isLocal: isLocal(origin) };
}
