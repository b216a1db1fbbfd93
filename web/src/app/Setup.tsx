import { ChakraProvider } from "@chakra-ui/react";
import { useMemo } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { createApiReader } from "../lib/api-client";
import { Component as SetupPage } from "../pages/cp/setup";
import { system } from "../theme/chakra";
import type { PageData } from "./page-data";
import { Providers } from "./providers";

/** The first run: the one screen of the panel that needs no owner, as there is none yet. */
export function Setup({ data }: { data: PageData }) {
  const reader = useMemo(() => createApiReader(data.settings), [data]);
  const router = useMemo(() => createBrowserRouter([{ path: "*", Component: SetupPage }]), []);
  return (
    <Providers data={data} reader={reader}>
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </Providers>
  );
}
