/** Home and End go to the first and the last slide; the library handles arrows and Escape. */
export function jumpKeys(go: (index: number) => void, count: number) {
  return (event: KeyboardEvent) => {
    if (event.key !== "Home" && event.key !== "End") return;
    event.preventDefault();
    go(event.key === "Home" ? 0 : count - 1);
  };
}
