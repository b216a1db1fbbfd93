import { useId, useRef, useState } from "react";
import { newLinkTarget } from "shared-types/link/codes";
import type { LinkItem } from "shared-types/link/answers";
import type { SpeciesKind } from "shared-types/species/codes";
import type { SaveAs } from "../../../lib/api-client";
import { ExistingLinks } from "./ExistingLinks";
import { LinkForm } from "./LinkForm";
import { useLinkManager } from "./use-link-manager";
import styles from "./LinkManager.module.css";
import { Button, buttonClass } from "../../../components/ui/Button";
import { Icon } from "../../../components/ui/Icon";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";

interface LinkManagerProps {
  linkType: SpeciesKind;
  /** The plant's or animal's id. */
  typeId: number;
  /** The record's links. */
  links: LinkItem[];
}

/** The links of a plant or an animal: add, edit, connect, disconnect (docs/product.md 3.5). */
export function LinkManager({ linkType, typeId, links: stored }: LinkManagerProps) {
  const { links, isBusy, add, edit, connect, remove } = useLinkManager(
    { linkType, typeId },
    stored,
  );
  const [chosen, setChosen] = useState<LinkItem>();
  const [notice, setNotice] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  const say = (words: string) => (done: boolean) => {
    setNotice(done ? words : "");
    return done;
  };
  const submit = ({ linkId, text, href }: LinkItem, as: SaveAs) =>
    chosen
      ? edit({ linkId, text, href }).then(say(`“${text}” was changed.`))
      : add({ text, href }, as).then(say(`“${text}” was added.`));
  const removed = (link: LinkItem) => (done: boolean) => {
    if (!done) return;
    if (chosen?.linkId === link.linkId) setChosen(undefined);
    heading.current?.focus();
  };

  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
        Links
      </h2>
      {links.length === 0 ? (
        <p className={styles.none}>No links yet.</p>
      ) : (
        <ul role="list" className={styles.rows}>
          {links.map((link) => (
            <LinkRow
              key={link.linkId}
              link={link}
              isChosen={chosen?.linkId === link.linkId}
              onEdit={() => setChosen(link)}
              onRemove={() => void remove(link).then(say("")).then(removed(link))}
            />
          ))}
        </ul>
      )}
      <p role="status" className={styles.notice}>
        {notice}
      </p>
      <div className={styles.forms}>
        <LinkForm
          record={`${linkType}/${typeId}`}
          chosen={chosen}
          isBusy={isBusy}
          onSubmit={submit}
          onReset={() => setChosen(undefined)}
        />
        <ExistingLinks
          links={links}
          isBusy={isBusy}
          onConnect={(link) => connect(link).then(say(`“${link?.text ?? ""}” was added.`))}
        />
      </div>
    </section>
  );
}

interface LinkRowProps {
  link: LinkItem;
  isChosen: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** One link: a button to open it, one to edit it and one to remove it. */
function LinkRow({ link, isChosen, onEdit, onRemove }: LinkRowProps) {
  return (
    <li className={styles.row} data-chosen={isChosen}>
      <a
        href={link.href}
        target={newLinkTarget}
        rel="noopener"
        title={link.href}
        className={buttonClass("plain", styles.link)}
      >
        {link.text}
        <Icon name="outside" />
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
      <Button kind="quiet" onClick={onEdit} aria-label={`Edit ${link.text}`}>
        Edit
      </Button>
      <Button kind="quiet" onClick={onRemove} aria-label={`Remove ${link.text}`}>
        Remove
      </Button>
    </li>
  );
}
