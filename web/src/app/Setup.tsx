import { Component as SetupPage } from "../pages/cp/setup";
import { OpenScreen } from "./OpenScreen";
import type { PageData } from "./page-data";

/** The first run: there is no owner yet. */
export function Setup({ data }: { data: PageData }) {
  return <OpenScreen data={data} Screen={SetupPage} />;
}
