/** A picture that does not arrive must not hold the page for longer. */
const limitMs = 4000;

/**
 * Stands in the head of a page that opens with a picture, as a script without a request of its own: on a slow line
 * the page's scripts and its pictures further down would take bytes from the first picture, which is what visitors
 * wait for. `data-scripts`: the page's scripts, the one to start last.
 */
(() => {
  const { documentElement: page, currentScript } = document;
  page.dataset["opening"] = "";

  const add = <T extends HTMLElement>(element: T, attributes: Partial<T>) =>
    document.head.append(Object.assign(element, attributes));

  const start = () => {
    if (!("opening" in page.dataset)) return;
    delete page.dataset["opening"];
    const scripts = currentScript?.dataset["scripts"]?.split(" ") ?? [];
    for (const href of scripts)
      add(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href });
    add(document.createElement("script"), { type: "module", crossOrigin: "", src: scripts.at(-1) });
  };

  document.addEventListener("DOMContentLoaded", () => {
    const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
    if (!picture || picture.complete) {
      start();
      return;
    }
    for (const end of ["load", "error"]) picture.addEventListener(end, start);
    window.setTimeout(start, limitMs);
  });
})();
