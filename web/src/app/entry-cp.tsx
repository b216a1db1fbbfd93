import "../theme/fonts.css";
import { ChakraProvider } from "@chakra-ui/react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { createApiReader } from "../lib/api-client";
import { system } from "../theme/chakra";
import { resolveLazyRoutes } from "./lazy-routes";
import { readPageData } from "./page-data";
import { Providers } from "./providers";
import { panelRoutes } from "./routes-cp";

async function start(root: HTMLElement): Promise<void> {
  const data = readPageData();
  await resolveLazyRoutes(panelRoutes, window.location.pathname);
  createRoot(root).render(
    <Providers data={data} reader={createApiReader(data.settings)}>
      <ChakraProvider value={system}>
        <RouterProvider router={createBrowserRouter(panelRoutes)} />
      </ChakraProvider>
    </Providers>,
  );
}

const root = document.getElementById("root");
if (root) void start(root);
