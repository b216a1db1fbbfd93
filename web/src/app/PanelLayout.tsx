import { chakra } from "@chakra-ui/react";
import { useEffect, useEffectEvent, useId, useRef, type FocusEvent } from "react";
import { Outlet, useLocation, useNavigation, Link, useBlocker } from "react-router-dom";
import { unsavedGuards, unsavedWords } from "../components/form/use-leave-guard";
import { barGroups, linkTo } from "../components/layout/panel-nav";
import { PanelMenu } from "../components/layout/PanelMenu";
import { PanelWay } from "../components/layout/PanelWay";
import { SkipLink } from "../components/layout/SkipLink";
import { Button } from "../components/ui/Button";
import { Icon } from "../components/ui/Icon";
import { ModalDialog } from "../components/ui/ModalDialog";
import { UnreadCount } from "../components/ui/UnreadCount";
import { VisuallyHidden } from "../components/ui/VisuallyHidden";
import { useMessageCounts } from "../features/message/admin/message-reads";
import { Unpublished } from "../features/publish/admin/Unpublished";
import { panelPaths } from "../lib/panel-paths";
import { paths } from "../lib/paths";
import { useSite } from "../lib/settings";
import { useMenu } from "../lib/use-menu";
import { useOnNavigation } from "../lib/use-on-navigation";
import { useFocusOnNavigation } from "./focus";
import styles from "./PanelLayout.module.css";
import { RestoreScroll } from "./RestoreScroll";

/** The frame of every screen of the panel: its navigation, and the screen. */
export function PanelLayout() {
  const { pathname } = useLocation();
  const isLeaving = useNavigation().state === "loading";
  useFocusOnNavigation(pathname);
  return (
    <>
      <SkipLink />
      <PanelHeader />
      <main id="main" className={styles.main} tabIndex={-1} data-leaving={isLeaving}>
        <Outlet />
      </main>
      <RestoreScroll />
      <LeaveDialog />
    </>
  );
}

const bar = barGroups.map(({ title, prefixes, links: [index] }) => ({
  ...{ title, prefixes },
  to: index?.to ?? panelPaths.home,
}));
const sightingAdd = linkTo("sightingAdd");

/** The panel's own navigation: the garden's records, messages, and a menu of all screens. */
function PanelHeader() {
  const { settings } = useSite();
  const { pathname } = useLocation();
  const unread = useUnreadCount(pathname);
  const menuId = useId();
  const { isOpen, toggle, close, button } = useMenu(pathname);
  const header = useRef<HTMLElement>(null);

  function closeOutside({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && !header.current?.contains(relatedTarget)) close();
  }

  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !header.current?.contains(target)) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: PointerEvent) => onPress(event);
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [isOpen]);

  return (
    <header ref={header} className={styles.header} onBlur={closeOutside}>
      <div className={styles.bar}>
        <Link className={styles.brand} to={panelPaths.home}>
          <Icon name="sprig" className={styles.sprig} />
          <span className={styles.name}>{settings.title}</span>
          <span className={styles.mark}>Admin</span>
        </Link>
        <nav aria-label="Panel" className={styles.links}>
          {bar.map(({ title, prefixes, to }) => (
            <Link
              key={to}
              className={`${styles.link} ${styles.record}`}
              to={to}
              aria-current={prefixes.some((prefix) => pathname.startsWith(prefix)) || undefined}
            >
              {title}
            </Link>
          ))}
          <PanelWay className={`${styles.link} ${styles.add}`} to={sightingAdd.to}>
            <Icon name="add" />
            <span className={styles.word}>{sightingAdd.label}</span>
          </PanelWay>
          <PanelWay className={styles.link} to={panelPaths.search}>
            <Icon name="search" />
            <VisuallyHidden>Search</VisuallyHidden>
          </PanelWay>
          <PanelWay className={styles.link} to={panelPaths.messages}>
            <Icon name="letter" />
            <VisuallyHidden>Messages</VisuallyHidden>
            <UnreadCount count={unread} />
          </PanelWay>
          <a className={`${styles.link} ${styles.site}`} href={paths.home}>
            View site
          </a>
          <button
            ref={button}
            type="button"
            className={styles.link}
            aria-expanded={isOpen}
            aria-controls={menuId}
            onClick={toggle}
          >
            <Icon name={isOpen ? "close" : "menu"} />
            Menu
          </button>
        </nav>
      </div>
      <Unpublished className={styles.unpublished} />
      <div className={styles.menu} hidden={!isOpen}>
        <PanelMenu id={menuId} onChoose={close} />
      </div>
    </header>
  );
}

/** The number of unread messages, read again on each screen and when the tab regains focus. */
function useUnreadCount(pathname: string): number | undefined {
  const { data, retry } = useMessageCounts({ refreshesOnFocus: true });
  useOnNavigation(pathname, retry);
  return data?.unread;
}

/**
 * Asks before unsaved changes are lost, on navigation in the panel and on leaving the page. One for all forms: a
 * router has one blocker.
 */
function LeaveDialog() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && unsavedGuards().length > 0,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsavedGuards().length > 0) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);

  if (blocker.state !== "blocked") return null;
  const unsaved = unsavedGuards();
  // A save that was under way may have ended meanwhile.
  const { title, text, leave: leaveLabel } = unsaved[0]?.words ?? unsavedWords;
  const leave = () => {
    for (const { onLeave } of unsaved) onLeave?.();
    blocker.proceed();
  };
  return (
    <ModalDialog title={title} onClose={() => blocker.reset()}>
      <p>{text}</p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button kind="solid" onClick={() => blocker.reset()}>
          Stay here
        </Button>
        <Button onClick={leave}>{leaveLabel}</Button>
      </chakra.div>
    </ModalDialog>
  );
}
