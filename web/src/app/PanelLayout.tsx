import { Link, Outlet, useLocation, useNavigation } from "react-router-dom";
import { SkipLink } from "../components/layout/SkipLink";
import { Icon } from "../components/ui/Icon";
import { UnreadCount } from "../components/ui/UnreadCount";
import { panelPaths } from "../lib/panel-paths";
import { paths } from "../lib/paths";
import { useSite } from "../lib/settings";
import { useFocusOnNavigation } from "./focus";
import { RestoreScroll } from "./RestoreScroll";
import styles from "./PanelLayout.module.css";
import { useEffect, useEffectEvent, useRef } from "react";
import { useMessageCounts } from "../features/message/admin/message-reads";

/** The frame of every screen of the panel: a slim bar, and the screen. */
export function PanelLayout() {
  const { settings } = useSite();
  const { pathname } = useLocation();
  const isLeaving = useNavigation().state === "loading";
  const unread = useUnreadCount(pathname);
  useFocusOnNavigation(pathname);
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link className={styles.brand} to={panelPaths.home}>
            <Icon name="sprig" className={styles.sprig} />
            <span className="part-cut">{settings.title}</span>
            <span className={styles.mark}>Admin</span>
          </Link>
          <nav aria-label="Panel" className={styles.links}>
            <Link className={styles.link} to={panelPaths.messages}>
              <Icon name="letter" />
              <span className={styles.word}>Messages</span>
              <UnreadCount count={unread} />
            </Link>
            <a className={styles.link} href={paths.home}>
              View site
            </a>
            <Link className={styles.link} to={panelPaths.logout}>
              Log Out
            </Link>
          </nav>
        </div>
      </header>
      <main id="main" className={styles.main} tabIndex={-1} data-leaving={isLeaving}>
        <Outlet />
      </main>
      <RestoreScroll />
    </>
  );
}

/** The number of unread messages, read again on each screen and when the tab regains focus. */
function useUnreadCount(pathname: string): number | undefined {
  const { data, retry } = useMessageCounts({ refreshesOnFocus: true });
  const last = useRef(pathname);
  const ask = useEffectEvent(retry);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    ask();
  }, [pathname]);
  return data?.unread;
}
