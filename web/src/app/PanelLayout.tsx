import { Outlet, useLocation, useNavigation } from "react-router-dom";
import { LeaveDialog } from "../components/form/LeaveDialog";
import { SkipLink } from "../components/layout/SkipLink";
import { useFocusOnNavigation } from "./focus";
import { PanelHeader } from "./PanelHeader";
import { RestoreScroll } from "./RestoreScroll";
import styles from "./PanelLayout.module.css";

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
