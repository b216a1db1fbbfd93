import { isNoteHref } from "./clean";

const hasScheme = /^[a-z][a-z0-9+.-]*:/i;
const isHost = /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#:]|$)/i;

/**
 * A typed address as a note stores it: a page of this site as its path, a bare
 * host with https, an e-mail address with mailto. `undefined` when it is none.
 */
export function noteHref(typed: string, origin: string): string | undefined {
  const text = typed.trim();
  if (text === "" || /\s/.test(text)) return undefined;
  if (text === origin) return "/";
  if (text.startsWith(`${origin}/`)) return text.slice(origin.length);
  if (/^[^/@:\s]+@[^/@:\s]+\.[^/@:\s]+$/.test(text)) return `mailto:${text}`;
  if (!hasScheme.test(text) || isHost.test(text)) {
    if (isHost.test(text)) return `https://${text}`;
    return /^[/#](?![/\\])/.test(text) ? text : undefined;
  }
  return isNoteHref(text) && /^(https?:\/\/[^/?#]|mailto:[^?]|tel:\+?[\d(])/i.test(text)
    ? text
    : undefined;
}
