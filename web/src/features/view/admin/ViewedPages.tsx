import type { ViewedPage } from "shared-types/view/answers";
import { Fact, NameHead, PanelTable } from "../../../components/ui/PanelTable";

/** The page by its name, with a link while it is there. */
function PageName({ page: { path, title } }: { page: ViewedPage }) {
  if (path === "") return "Other pages";
  // The public site is another document.
  return title === "" ? "A page that is gone" : <a href={path}>{title}</a>;
}

/** The most viewed pages. */
export function ViewedPages({ pages }: { pages: readonly ViewedPage[] }) {
  return (
    <PanelTable caption="Most viewed pages" columns={["Page", "Address", "Views"]}>
      {pages.map((page) => (
        <tr key={page.path}>
          <NameHead>
            <PageName page={page} />
          </NameHead>
          <Fact label="Address">{page.path}</Fact>
          <Fact label="Views">{page.views.toLocaleString("en-US")}</Fact>
        </tr>
      ))}
    </PanelTable>
  );
}
