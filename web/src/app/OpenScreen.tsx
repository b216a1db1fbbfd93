import { ChakraProvider } from "@chakra-ui/react";
import { useMemo, type ComponentType } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { createApiReader } from "../lib/api-reader";
import { openServer } from "../lib/call";
import { system } from "../theme/chakra";
import type { PageData } from "./page-data";
import { Providers } from "./providers";

/** A screen of the panel without sign-in: set-up and reset. */
export function OpenScreen({ data, Screen }: { data: PageData; Screen: ComponentType }) {
  const reader = useMemo(() => createApiReader(openServer(data.settings)), [data]);
  const router = useMemo(() => createBrowserRouter([{ path: "*", Component: Screen }]), [Screen]);
  return (
    <Providers data={data} reader={reader}>
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </Providers>
  );
}
