/** Whether a request with this `Origin` comes from a page of this site; without one it may. */
export function isSameOrigin(origin: string, host: string, publicUrl: string): boolean {
  if (origin === "" || origin === publicUrl) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    // 'null', which a sandboxed page and some redirects send.
    return false;
  }
}
