/** Facts stay this large, in points, while the names can give way. */
const readable = 7;
/** From the smallest type to the largest. */
const steps = 31;
/** Lines of the list of hosts: all of them, or as many as there is space for with any type; the rest is an ellipsis. */
const hostLines = ["none", "2", "1"];

/** Type sizes in points at a step, on a label so many inches high. The name shrinks first: what is below it is small already. */
export function sizesAt(step: number, height: number) {
  const scale = 0.25 + (0.75 * step) / steps;
  const base = Math.min(height, 1.6);
  const name = Math.max(15 * base * scale, 5.5);
  const slower = 0.4 + 0.6 * scale;
  const fact = Math.min(Math.max(7.5 * base * slower, readable), name);
  return { name, scientific: Math.min(Math.max(9.5 * base * slower, fact), name), fact };
}

function setVariables(label: HTMLElement, variables: Record<string, number | string>): void {
  for (const [name, value] of Object.entries(variables))
    label.style.setProperty(`--${name}`, String(value));
}

/** Whether nothing is below the lower edge, and no word wider than its line. */
function fits({ firstElementChild: words }: HTMLElement): boolean {
  if (!words) return true;
  const isWhole = [...words.children].every((text) => text.scrollWidth <= text.clientWidth);
  return isWhole && words.scrollHeight <= words.clientHeight;
}

/** Gives each label the largest step at which it fits, and returns those that fit at none. */
function growLabels(labels: readonly HTMLElement[], height: number): HTMLElement[] {
  const found = new Map(labels.map((label) => [label, -1]));
  // All are written, then all are read: the browser lays them out once a round.
  for (const more of [1, 16, 8, 4, 2, 1]) {
    for (const [label, step] of found) setVariables(label, sizesAt(step + more, height));
    for (const [label, step] of found) if (fits(label)) found.set(label, step + more);
  }
  for (const [label, step] of found) setVariables(label, sizesAt(Math.max(step, 0), height));
  return labels.filter((label) => found.get(label) === -1);
}

/** The largest type with which a label's texts fit and no word is broken: the browser lays them out and tells. */
export function fitLabels(labels: readonly HTMLElement[], height: number): void {
  for (const label of labels) label.dataset.measured = "";
  let open = labels;
  for (const lines of hostLines) {
    for (const label of open) setVariables(label, { "host-lines": lines });
    open = growLabels(open, height);
  }
  for (const label of labels) delete label.dataset.measured;
}
