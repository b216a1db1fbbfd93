import type { createBrowserRouter } from "react-router-dom";

/** '/' means a letter in what takes text, and nothing behind an open dialog. */
const takesKeys = "input, select, textarea, [contenteditable], dialog, [role=dialog]";

/**
 * '/' goes to the search at this path, or on its page to the field.
 * @returns a function that stops it
 */
export function goToSearchByKey(
  router: ReturnType<typeof createBrowserRouter>,
  path: string,
): () => void {
  const press = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key !== "/" || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest(takesKeys)) return;
    event.preventDefault();
    const field = document.getElementById("find");
    if (field) field.focus();
    else void router.navigate(path);
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}
