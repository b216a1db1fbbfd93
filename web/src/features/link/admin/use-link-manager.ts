import { useState } from "react";
import { linkMessages, newLinkTarget } from "shared-types/link/codes";
import type { LinkDraft } from "shared-types/link/schema";
import type { LinkItem } from "shared-types/link/answers";
import type { SpeciesKind } from "shared-types/species/codes";
import type { SaveAs } from "../../../lib/api-client";
import { addLink, connectLink, disconnectLink, editLink } from "./link-calls";
import { withEdited, withLink, withoutLink } from "./link-list";

interface LinkOwner {
  linkType: SpeciesKind;
  /** The plant's or animal's id. */
  typeId: number;
}

/** The list of links and the actions on it; each resolves to whether it succeeded. */
interface LinkManaging {
  links: LinkItem[];
  isBusy: boolean;
  add: (link: Omit<LinkItem, "linkId">, as: SaveAs) => Promise<boolean>;
  edit: (link: LinkItem) => Promise<boolean>;
  connect: (link: LinkItem | undefined) => Promise<boolean>;
  remove: (link: LinkItem) => Promise<boolean>;
}

const draftOf = (owner: LinkOwner, { linkId, text, href }: LinkItem): LinkDraft => ({
  linkId,
  text,
  href,
  target: newLinkTarget,
  download: "",
  rel: "",
  type: "",
  ...owner,
});

/** A record's links; the list changes as soon as the server has accepted. */
export function useLinkManager(owner: LinkOwner, stored: LinkItem[]): LinkManaging {
  const [seen, setSeen] = useState(stored);
  const [links, setLinks] = useState(stored);
  const [isBusy, setBusy] = useState(false);

  // The record was read again: use the stored links.
  if (stored !== seen) {
    setSeen(stored);
    setLinks(stored);
  }

  const run = async (call: () => Promise<{ message: string }[]>): Promise<boolean> => {
    setBusy(true);
    const faults = await call().catch((error: unknown) => [{ message: faultOf(error) }]);
    setBusy(false);
    if (faults.length > 0) reportFaults(faults.map(({ message }) => message));
    return faults.length === 0;
  };

  const add: LinkManaging["add"] = (link, as) =>
    run(async () => {
      const { errors, newLinkId } = await addLink(draftOf(owner, { linkId: 0, ...link }), as);
      if (errors.length === 0) setLinks((now) => withLink(now, { linkId: newLinkId, ...link }));
      return errors;
    });

  const edit: LinkManaging["edit"] = async (link) => {
    if (!links.some(({ linkId }) => linkId === link.linkId)) {
      window.alert(linkMessages.linkId);
      return false;
    }
    const done = await run(() => editLink(draftOf(owner, link)));
    if (done) setLinks((now) => withEdited(now, link));
    return done;
  };

  const connect: LinkManaging["connect"] = async (link) => {
    if (!link) {
      window.alert(linkMessages.addExisting);
      return false;
    }
    const done = await run(() => connectLink(draftOf(owner, link)));
    if (done) setLinks((now) => withLink(now, link));
    return done;
  };

  const remove: LinkManaging["remove"] = async (link) => {
    if (!window.confirm(linkMessages.confirmRemove)) return false;
    const done = await run(() => disconnectLink(draftOf(owner, link)));
    if (!done) return false;
    setLinks((now) => withoutLink(now, link.linkId));
    window.alert(linkMessages.removed);
    return true;
  };

  return { links, isBusy, add, edit, connect, remove };
}

/** Reports a failed link call: one alert, and each message in the console. */
function reportFaults(messages: string[]): void {
  for (const message of messages) console.error(message);
  window.alert(linkMessages.failed);
}

/** Why a call failed without an answer. */
function faultOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
