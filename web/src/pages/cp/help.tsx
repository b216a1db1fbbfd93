import { useLoaderData, useParams, type LoaderFunctionArgs } from "react-router-dom";
import { handbook } from "virtual:handbook";
import { Empty } from "../../components/feedback/Empty";
import { PanelScreen, type PanelAction } from "../../components/layout/PanelScreen";
import { HandbookLayout } from "../../features/handbook/admin/HandbookLayout";
import { HandbookText } from "../../features/handbook/admin/HandbookText";
import { NextPages } from "../../features/handbook/admin/NextPages";
import { PageList } from "../../features/handbook/admin/PageList";

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
