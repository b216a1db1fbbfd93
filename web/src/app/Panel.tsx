import { ChakraProvider } from "@chakra-ui/react";
import { useEffect, useMemo, type ReactNode } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { siteCalls } from "shared-types/site/calls";
import { pageSettings } from "shared-types/site/codes";
import { createApiReader } from "../lib/api-reader";
import { dropOldDrafts } from "../lib/drafts";
import type { PanelServer } from "../lib/owner-send";
import { useOwnerCall } from "../lib/owner-swr";
import { panelPaths } from "../lib/panel-paths";
import { SiteContext, useSite } from "../lib/settings";
import { system } from "../theme/chakra";
import type { PageData } from "./page-data";
import { Providers } from "./providers";
import { createPanelRoutes } from "./routes-cp";
import { goToSearchByKey } from "./search-key";
import { SignInAgain } from "./SignInAgain";

/** The panel, for the owner. Its lists are read with the owner's token, so that internal records show. */
export function Panel({ data, server }: { data: PageData; server: PanelServer }) {
  const reader = useMemo(() => createApiReader(server), [server]);
  const router = useMemo(() => createBrowserRouter(createPanelRoutes()), []);
  useEffect(() => dropOldDrafts(), []);
  useEffect(() => goToSearchByKey(router, panelPaths.search), [router]);
  return (
    <Providers data={data} reader={reader}>
      <ChakraProvider value={system}>
        <SavedSettings>
          <RouterProvider router={router} />
          <SignInAgain session={server.session} />
        </SavedSettings>
      </ChakraProvider>
    </Providers>
  );
}

/** The panel stays open for hours: the garden's name, its time zone and its pages are those that were saved last. */
function SavedSettings({ children }: { children: ReactNode }) {
  const site = useSite();
  const { data } = useOwnerCall(siteCalls.site);
  const current = useMemo(
    () => (data ? { ...site, settings: { ...site.settings, ...pageSettings(data) } } : site),
    [site, data],
  );
  return <SiteContext value={current}>{children}</SiteContext>;
}
