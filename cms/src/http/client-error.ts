/** Codes of Node's gzip, deflate and Brotli decoders. */
const undecodable = /^(Z_|ERR__ERROR_FORMAT)/;

/** Status and message of a request error thrown by Koa or the body parser; null for other errors. */
export function clientErrorOf(error: unknown): [status: number, message: string] | null {
  if (!(error instanceof Error)) return null;
  if ("code" in error && undecodable.test(String(error.code)))
    return [400, "The body does not match its Content-Encoding."];
  if (!("status" in error)) return null;
  const { status } = error;
  if (typeof status !== "number" || status < 400 || status > 499) return null;
  const exposed = "expose" in error && error.expose === true;
  return [status, exposed ? error.message : "This request cannot be read."];
}
