/** The token of an `Authorization: Bearer` header, '' when there is none. */
export function bearerToken(authorization: string | undefined): string {
  const [scheme, token] = (authorization ?? "").split(" ");
  return scheme?.toLowerCase() === "bearer" ? (token ?? "") : "";
}
