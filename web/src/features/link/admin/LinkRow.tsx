import { Button, buttonClass } from "../../../components/ui/Button";
import { Icon } from "../../../components/ui/Icon";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import type { ManagedLink } from "./link-list";
import styles from "./LinkManager.module.css";

interface LinkRowProps {
  link: ManagedLink;
  isChosen: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** One link: a button to open it, one to edit it and one to remove it. */
export function LinkRow({ link, isChosen, onEdit, onRemove }: LinkRowProps) {
  return (
    <li className={styles.row} data-chosen={isChosen}>
      <a
        href={link.href}
        target={link.target}
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
