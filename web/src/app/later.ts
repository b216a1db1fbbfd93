import type { createBrowserRouter } from "react-router-dom";
import { paths } from "../lib/paths";
import { listenForSaves } from "../lib/saves";
import { workOffline } from "./offline";
import { goToSearchByKey } from "./search-key";

/** A printed page says where it is from, and when. */
function signPrints(): void {
  window.addEventListener("beforeprint", () => {
    document.body.dataset["printed"] =
      `${window.location.href} · ${new Date().toLocaleDateString("en-US")}`;
  });
}

export { workOffline };

/** What no visitor needs before the page is there. */
export function startLater(router: ReturnType<typeof createBrowserRouter>): void {
  listenForSaves();
  signPrints();
  goToSearchByKey(router, paths.search);
  if (import.meta.env.PROD) workOffline(router);
}
