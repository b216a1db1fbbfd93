import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from "react-router-dom";
import type { PageAnswer, PageRenderer, PageRequest, SiteReader } from "shared-types/site/reader";
import type { SiteSettings } from "shared-types/site/parts";
import { canonicalPath } from "shared-types/site/canonical-path";
import type { PageHandle, PageLoad } from "../lib/page";
import type { AboutSite } from "../lib/structured/node";
import { paths } from "../lib/paths";
import { prefetch } from "../lib/swr";
import { orElse } from "../lib/or-else";
import { quoteRead } from "../features/quote/api/quote";
import { headHtml } from "./head";
import { resolveAllRoutes } from "./lazy-routes";
import { bareTemplate, pageAssets, type PageFiles } from "./page-assets";
import { pageAddress, pageDataElement, type PageData } from "./page-data";
import { Providers } from "./providers";
import { PublicLayout } from "./PublicLayout";
import { sharedHead } from "./shared-head";
import { structuredData } from "./structured";
import { createPublicRoutes } from "./routes-public";
import { webManifest } from "./web-manifest";
import { PageHeader } from "../components/layout/PageHeader";
import { buttonClass } from "../components/ui/Button";

/** Shown by the server when a page's data could not be read; scripts try again by themselves. */
function Unavailable() {
  return (
    <>
      <PageHeader title="Out of reach for a moment">
        <p>
          The garden’s records can’t be read right now. That’s our fault, not yours, and nothing is
          lost. Please try again in a moment.
        </p>
      </PageHeader>
      <p>
        <a className={buttonClass("solid")} href="">
          Try again
        </a>
      </p>
    </>
  );
}

/** The client build, of which `manifest` is .vite/manifest.json. */
interface RendererOptions extends PageFiles {
  /** index.html. */
  template: string;
}

const marks = { head: "<!--page-head-->", body: "<!--page-body-->", data: "<!--page-data-->" };

/** The query string with its '?', or ''. */
function search(query: string): string {
  const bare = query.replace(/^\?/, "");
  return bare === "" ? "" : `?${bare}`;
}

/** What is at an address. */
async function contextOf(handler: StaticHandler, address: string): Promise<StaticHandlerContext> {
  const context = await handler.query(new Request(`http://site.invalid${address}`));
  if (context instanceof Response) throw new Error("A page does not redirect while it renders.");
  return context;
}

const renderBody = (
  { dataRoutes }: StaticHandler,
  context: StaticHandlerContext,
  data: PageData,
  reader: SiteReader,
): string =>
  renderToString(
    <Providers data={data} reader={reader}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  );

/** The page shown when the data of an address cannot be read. */
const unavailable = createStaticHandler([
  { Component: PublicLayout, children: [{ path: "*", Component: Unavailable }] },
]);

const failedLoad: PageLoad = {
  fallback: {},
  head: { title: "Out of reach", description: "", robots: "noindex" },
};

/** Renders public pages to complete documents; created once, with the client build's template and manifest. */
export function createRenderer(options: RendererOptions): PageRenderer {
  const template = bareTemplate(options.template);
  const handlers = new Map<string, Promise<StaticHandler>>();
  const assets = new Map<string, string>();

  /** Made once for each route, with and without a picture. */
  function assetsOf(routeFile: string, hasPicture: boolean): string {
    const key = `${routeFile} ${hasPicture}`;
    const made = assets.get(key) ?? pageAssets(options, routeFile, hasPicture);
    assets.set(key, made);
    return made;
  }

  async function createHandler(pages: SiteSettings["pages"]): Promise<StaticHandler> {
    const routes = createPublicRoutes(pages);
    await resolveAllRoutes(routes);
    return createStaticHandler(routes);
  }

  /** Made once for each choice of pages: it puts all routes in order. */
  function handlerFor(pages: SiteSettings["pages"]): Promise<StaticHandler> {
    const key = JSON.stringify(pages);
    const made = handlers.get(key) ?? createHandler(pages);
    handlers.set(key, made);
    return made;
  }

  async function render(request: PageRequest): Promise<PageAnswer> {
    const { path, query, reader, settings, quoteDraw, postedContact } = request;
    const { title, names, pages } = settings;
    const site: AboutSite = { ...request.credit, origin: request.origin, title, names, pages };
    // One that cannot be decoded is nobody's.
    const safe = orElse(() => decodeURIComponent(path) && path, "/not-found");
    const wanted = canonicalPath(safe);
    if (wanted !== safe) return { status: 301, html: "", location: wanted + search(query) };

    const address = pageAddress(safe, query);
    const handler = await handlerFor(settings.pages);
    const context = await contextOf(handler, address);
    const match = context.matches.at(-1);
    const handle = match?.route.handle as PageHandle;

    // While the database cannot say, the link leads to the newest plan.
    const [blueprint, quoteCount] = await Promise.all([
      reader.blueprint().catch(() => paths.plans),
      reader.quoteCount().catch(() => 0),
    ]);
    const quoteNumber = quoteCount > 0 ? 1 + ((quoteDraw - 1) % quoteCount) : 0;
    let page = failedLoad;
    let quote: Record<string, unknown> = {};
    let failed = false;
    let fault: unknown;
    try {
      const params = new URL(address, "http://site.invalid").searchParams;
      [page, quote] = await Promise.all([
        handle.load?.(reader, match?.params ?? {}, params) ?? failedLoad,
        handle.quote && quoteNumber > 0
          ? prefetch(reader, [quoteRead(quoteNumber)]).catch(() => ({}))
          : {},
      ]);
    } catch (error) {
      failed = true;
      fault = error;
    }

    if (page.location !== undefined)
      return page.isMoved
        ? { status: 301, html: "", location: page.location + search(query) }
        : { status: 302, html: "", location: page.location };

    const head = await sharedHead(page.head, reader, settings);
    const fallback = { ...quote, ...page.fallback };
    const chosen = { quoteNumber, quoteCount };
    const data: PageData = { address, settings, ...chosen, blueprint, fallback, postedContact };
    if (failed) data.isUnavailable = true;
    let body = "";
    try {
      body = failed
        ? renderBody(unavailable, await contextOf(unavailable, address), data, reader)
        : renderBody(handler, context, data, reader);
    } catch (error) {
      fault = error;
    }
    const hasPicture = page.preload !== undefined;
    return {
      status: failed ? 500 : (page.status ?? 200),
      isUncacheable: page.isUncacheable ?? false,
      fault,
      html: template
        .replace(marks.head, () => headHtml({ ...page, head }, safe, site))
        .replace("</head>", () => `${assetsOf(handle.file, hasPicture)}</head>`)
        .replace(marks.body, () => body)
        .replace(marks.data, () => pageDataElement(data) + structuredData(head, safe, site)),
    };
  }

  return { render, webManifest: (settings) => webManifest(settings, options.manifest) };
}
