/** A page's introduction by the owner: a paragraph for each line; nothing without text. */
export function Intro({ text }: { text: string }) {
  const paragraphs = text.split(/\n+/).filter((line) => line.trim() !== "");
  return paragraphs.map((paragraph, place) => <p key={place}>{paragraph}</p>);
}
