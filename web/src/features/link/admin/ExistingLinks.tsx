import { useDeferredValue, useState, type SubmitEvent } from "react";
import type { LinkListItem, LinkItem } from "shared-types/link/answers";
import { noChoice } from "../../../components/form/ChoiceField";
import { Select, TextInput } from "../../../components/form/controls";
import { FieldFrame } from "../../../components/form/FieldFrame";
import { Button } from "../../../components/ui/Button";
import { countOf } from "../../../lib/format";
import { useOwnerCall } from "../../../lib/owner-swr";
import { linksToChoose, optionText } from "./link-list";
import styles from "./LinkManager.module.css";

interface ExistingLinksProps {
  links: LinkItem[];
  isBusy: boolean;
  /** Called with `undefined` when none was chosen. */
  onConnect: (link: LinkItem | undefined) => Promise<boolean>;
}

/** From this many links on the dropdown has a search. */
const many = 12;

function firstOption(all: LinkListItem[] | undefined, found: number, error: unknown): string {
  if (error) return "- couldn’t load the links -";
  if (!all) return "- loading -";
  return found === 0 ? "- no links to add -" : noChoice.label;
}

/** Connects a link that exists already, chosen from all there are (docs/product.md 3.5). */
export function ExistingLinks({ links, isBusy, onConnect }: ExistingLinksProps) {
  const { data: all, error } = useOwnerCall("GET /api/links");
  const [term, setTerm] = useState("");
  const [chosenId, setChosenId] = useState(0);
  const looked = useDeferredValue(term);
  const found = linksToChoose(all ?? [], links, looked);
  const chosen = found.find(({ linkId }) => linkId === chosenId);

  const connect = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy || !(await onConnect(chosen))) return;
    setChosenId(0);
    setTerm("");
  };

  return (
    <form
      className={styles.form}
      aria-label="Existing links"
      onSubmit={(event) => void connect(event)}
    >
      {(all?.length ?? 0) > many && (
        <FieldFrame
          name="linkTerm"
          label="Find a link"
          hint={`${countOf(found.length, "link", "links")} to choose from`}
        >
          <TextInput
            type="search"
            value={term}
            autoComplete="off"
            onChange={({ target }) => setTerm(target.value)}
          />
        </FieldFrame>
      )}
      <FieldFrame name="existingLink" label="Add Existing Link">
        <Select
          value={String(chosen?.linkId ?? 0)}
          onChange={({ target }) => setChosenId(Number(target.value))}
        >
          <option value="0">{firstOption(all, found.length, error)}</option>
          {found.map((link) => (
            <option key={link.linkId} value={String(link.linkId)}>
              {optionText(link)}
            </option>
          ))}
        </Select>
      </FieldFrame>
      <div className="part-buttons">
        <Button type="submit" aria-disabled={isBusy || undefined}>
          Add Existing Link
        </Button>
      </div>
    </form>
  );
}
