import { useMemo, type ReactNode } from "react";
import { SWRConfig } from "swr";
import type { SiteReader } from "shared-types/site/reader";
import { SiteContext } from "../lib/settings";
import { readConfig } from "../lib/swr";
import type { PageData } from "./page-data";

interface ProvidersProps {
  data: PageData;
  reader: SiteReader;
  children: ReactNode;
}

/** Provides every public page with the site, and with SWR filled with the page's data. */
export function Providers({ data, reader, children }: ProvidersProps) {
  const site = useMemo(() => ({ ...data, reader }), [data, reader]);
  const config = useMemo(() => ({ ...readConfig, fallback: data.fallback }), [data]);
  return (
    <SiteContext value={site}>
      <SWRConfig value={config}>{children}</SWRConfig>
    </SiteContext>
  );
}
