import { Component as ResetPage } from "../pages/cp/reset";
import { OpenScreen } from "./OpenScreen";
import type { PageData } from "./page-data";

/** The owner has lost the password. */
export function Reset({ data }: { data: PageData }) {
  return <OpenScreen data={data} Screen={ResetPage} />;
}
