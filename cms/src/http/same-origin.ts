/** Whether a request with this `Origin` may come from a page of this site; without one it may. */
export function isSameOrigin(origin: string, host: string, publicUrl: string): boolean {
  if (origin === "" || origin === publicUrl) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    // 'null' is sent by sandboxed pages and after some redirects.
    return false;
  }
}
