import { useRef } from "react";
import { Outlet, useLocation, useMatches, useNavigation } from "react-router-dom";
import { randomQuoteNumber } from "shared-types/quote/codes";
import { SiteFooter } from "../components/layout/SiteFooter";
import { SiteHeader } from "../components/layout/SiteHeader";
import { SkipLink } from "../components/layout/SkipLink";
import { QuoteBox } from "../features/quote/components/QuoteBox";
import type { PageHandle } from "../lib/page";
import { screenOf } from "../lib/paths";
import { useSite } from "../lib/settings";
import { useFocusOnNavigation } from "./focus";
import { RestoreScroll } from "./RestoreScroll";
import styles from "./PublicLayout.module.css";

/** The frame of every public page. */
export function PublicLayout() {
  const { settings, quoteNumber, quoteCount } = useSite();
  const { pathname, key } = useLocation();
  const firstKey = useRef(key);
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const isLeaving = useNavigation().state === "loading";
  const screen = screenOf(pathname);
  useFocusOnNavigation(screen);
  return (
    <>
      <SkipLink />
      <SiteHeader {...settings} />
      <main id="main" className={styles.main} tabIndex={-1} data-leaving={isLeaving}>
        <Outlet />
        {handle?.quote && quoteCount > 0 && (
          <QuoteBox
            key={screen}
            chooseNumber={() =>
              key === firstKey.current ? quoteNumber : randomQuoteNumber(quoteCount)
            }
          />
        )}
      </main>
      <SiteFooter {...settings} />
      <RestoreScroll />
    </>
  );
}
