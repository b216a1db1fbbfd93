/** Paths with nothing for search engines. */
const closed = ["/cp", "/admin", "/api"];

/** What crawlers may read, and where the sitemap is (RFC 9309). */
export function robotsOf(origin: string): string {
  const lines = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)];
  return `${lines.join("\n")}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
