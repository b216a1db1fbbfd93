import type { Context } from "koa";
import type { DiscoveryService } from "./services/discovery";
import { environment } from "../../platform/environment";
import { robotsOf } from "./robots";

/** The response at sitemap, robots, feed and manifest addresses. */
interface DiscoveryFiles {
  found: DiscoveryService;
  webManifest: () => Promise<string>;
}

async function discoveryFileAt(
  path: string,
  { found, webManifest }: DiscoveryFiles,
): Promise<[type: string, text: string | null]> {
  switch (path) {
    case "/robots.txt":
      return ["text/plain", robotsOf(environment.publicUrl)];
    case "/feed.xml":
      return ["application/atom+xml", await found.feed()];
    case "/manifest.webmanifest":
      return ["application/manifest+json", await webManifest()];
    default: {
      const part = /^\/sitemap-(\d+)\.xml$/.exec(path)?.[1];
      return ["application/xml", await found.sitemap(part === undefined ? null : Number(part))];
    }
  }
}

/** Answers with what stands at a path of `isDiscoveryFile`; false when the sitemap has no such part. */
export async function sendDiscoveryFile(ctx: Context, discovery: DiscoveryFiles): Promise<boolean> {
  const [type, text] = await discoveryFileAt(ctx.path, discovery);
  if (text === null) return false;
  ctx.set("Cache-Control", "no-cache");
  ctx.type = `${type}; charset=utf-8`;
  ctx.body = text;
  return true;
}
