import { type ReactNode, useState, useEffect, useMemo, type MouseEvent } from "react";
import {
  useLoaderData,
  useParams,
  type LoaderFunctionArgs,
  Link,
  useLocation,
  useNavigate,
} from "react-router-dom";
import { handbook } from "virtual:handbook";
import { Empty } from "../../components/feedback/Empty";
import { PanelScreen, type PanelAction } from "../../components/layout/PanelScreen";
import { Icon } from "../../components/ui/Icon";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { mediaHook } from "../../lib/media";
import { panelPaths } from "../../lib/panel-paths";
import { isPlainClick } from "../../lib/plain-click";
import styles from "./help.module.css";

/** A page of the handbook with the list of all pages. */
function HandbookLayout({ current, children }: { current: string; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <Contents current={current} />
      <div>{children}</div>
    </div>
  );
}

const useIsWide = mediaHook("(min-width: 60em)");

/** The handbook's pages: beside the page where there is room, else folded above it. */
function Contents({ current }: { current: string }) {
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <nav aria-label="Handbook" className={styles.contents}>
      <details
        open={isWide || isOpen}
        onToggle={({ currentTarget }) => !isWide && setIsOpen(currentTarget.open)}
      >
        <summary className={styles.summary}>All pages of the handbook</summary>
        <ol role="list">
          {handbook.map(({ name, title }) => (
            <li key={name}>
              <Link
                className={styles.link}
                to={panelPaths.helpPage(name)}
                aria-current={name === current ? "page" : undefined}
                onClick={() => setIsOpen(false)}
              >
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

const actions: PanelAction[] = ["home", "help"];

const pageOf = (name = "") => handbook.find((page) => page.name === name);

/** Loads the text of the page the address names. */
export async function loader({ params }: LoaderFunctionArgs): Promise<string | null> {
  const page = pageOf(params["page"]);
  return page ? (await page.load()).html : null;
}

/** The owner's handbook: its contents, or one page (docs/product.md 3.14). */
export function Component() {
  const { page: name } = useParams();
  const html = useLoaderData<typeof loader>();
  const page = pageOf(name);
  if (name === undefined) {
    return (
      <PanelScreen title="Handbook" actions={["home"]}>
        <PageList />
      </PanelScreen>
    );
  }
  if (!page || html === null) {
    return (
      <PanelScreen title="Handbook" actions={actions}>
        <Empty title="There is no page of the handbook at this address.">
          <PageList />
        </Empty>
      </PanelScreen>
    );
  }
  return (
    <PanelScreen title={page.title} actions={actions}>
      <HandbookLayout current={page.name}>
        <HandbookText html={html} />
        <NextPages current={page.name} />
      </HandbookLayout>
    </PanelScreen>
  );
}

/** A page's text and pictures, rendered when the panel was built; its links go through the router. */
function HandbookText({ html }: { html: string }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const content = useMemo(() => ({ __html: html }), [html]);

  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, html]);

  const follow = (event: MouseEvent) => {
    const anchor = (event.target as Element).closest("a");
    const href = anchor?.getAttribute("href");
    if (!href || anchor?.target === "_blank" || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(href);
  };

  return <div className={styles.text} onClick={follow} dangerouslySetInnerHTML={content} />;
}

/** Links to the pages before and after a page of the handbook. */
function NextPages({ current }: { current: string }) {
  const at = handbook.findIndex(({ name }) => name === current);
  const [previous, next] = [handbook[at - 1], handbook[at + 1]];
  return (
    <nav aria-label="Previous and next page" className={styles.pages}>
      {previous && (
        <Link className={styles.nextLink} to={panelPaths.helpPage(previous.name)}>
          <Icon name="previous" />
          <VisuallyHidden>Previous: </VisuallyHidden>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link className={`${styles.nextLink} ${styles.next}`} to={panelPaths.helpPage(next.name)}>
          <VisuallyHidden>Next: </VisuallyHidden>
          {next.title}
          <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}

/** The handbook's pages, each with what it is about. */
function PageList() {
  return (
    <ol className={styles.list}>
      {handbook.map(({ name, title, lead }) => (
        <li key={name}>
          <Link className={styles.title} to={panelPaths.helpPage(name)}>
            {title}
          </Link>
          <p className={styles.lead}>{lead}</p>
        </li>
      ))}
    </ol>
  );
}
