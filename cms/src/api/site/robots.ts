/** The panel and the calls. */
const ofServer = ["/cp", "/admin", "/api"];

/** What crawlers may read, and where the sitemap is (RFC 9309). `closed`: paths with nothing for search engines. */
export function robotsOf(origin: string, closed: readonly string[] = ofServer): string {
  const lines = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)];
  return `${lines.join("\n")}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
