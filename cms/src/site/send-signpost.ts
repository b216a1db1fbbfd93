import type { Context } from "koa";
import type { SignpostsService } from "../api/site/services/signposts";
import { environment } from "../environment";
import { robotsOf } from "../signposts/robots";

/** What stands at the addresses that machines ask for. */
interface Signposts {
  found: SignpostsService;
  webManifest: () => string;
}

async function signpostAt(
  path: string,
  { found, webManifest }: Signposts,
): Promise<[type: string, text: string | null]> {
  switch (path) {
    case "/robots.txt":
      return ["text/plain", robotsOf(environment.publicUrl)];
    case "/feed.xml":
      return ["application/atom+xml", await found.feed()];
    case "/manifest.webmanifest":
      return ["application/manifest+json", webManifest()];
    default: {
      const part = /^\/sitemap-(\d+)\.xml$/.exec(path)?.[1];
      return ["application/xml", await found.sitemap(part === undefined ? null : Number(part))];
    }
  }
}

/** Answers with what stands at a path of `isSignpost`; false when the sitemap has no such part. */
export async function sendSignpost(ctx: Context, signposts: Signposts): Promise<boolean> {
  const [type, text] = await signpostAt(ctx.path, signposts);
  if (text === null) return false;
  ctx.set("Cache-Control", "no-cache");
  ctx.type = `${type}; charset=utf-8`;
  ctx.body = text;
  return true;
}
