import { ChakraProvider } from "@chakra-ui/react";
import { useEffect, useMemo } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { createApiReader } from "../lib/api-reader";
import { dropOldDrafts } from "../lib/drafts";
import type { PanelServer } from "../lib/owner-send";
import { panelPaths } from "../lib/panel-paths";
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
        <RouterProvider router={router} />
        <SignInAgain session={server.session} />
      </ChakraProvider>
    </Providers>
  );
}
