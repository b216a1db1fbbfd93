import { useEffect, useMemo, useRef, useState, type SubmitEvent } from "react";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { limits } from "shared-types/kit/limits";
import type { LinkItem } from "shared-types/link/answers";
import { linkUpdateSchema } from "shared-types/link/schema";
import { TextInput } from "../../../components/form/controls";
import { createDraftKeeper } from "../../../components/form/draft-keeper";
import { FormDraftOffer } from "../../../components/form/DraftOffer";
import { validateValues } from "../../../components/form/errors";
import { FieldFrame } from "../../../components/form/FieldFrame";
import { useDraft } from "../../../components/form/use-draft";
import type { SaveAs } from "../../../lib/api-client";
import { Button } from "../../../components/ui/Button";
import styles from "./LinkManager.module.css";

interface LinkFormProps {
  /** The plant or animal, as its drafts are named. */
  record: string;
  /** The link chosen to be edited; none to add one. */
  chosen: LinkItem | undefined;
  isBusy: boolean;
  /** Resolves to whether it succeeded: then the form is cleared. */
  onSubmit: (link: LinkItem, as: SaveAs) => Promise<boolean>;
  onReset: () => void;
}

/** Ids that the schema requires and a new link does not have yet. */
const newLinkId = 1;

/** The two fields, by their names. */
interface LinkTexts {
  linkText: string;
  linkHref: string;
}

const textsOf = (linkText = "", linkHref = ""): LinkTexts => ({ linkText, linkHref });

/** Link Text and Link Href; adds, or edits the link that was chosen. */
export function LinkForm({ record, chosen, isBusy, onSubmit, onReset }: LinkFormProps) {
  const [text, setText] = useState(chosen?.text ?? "");
  const [href, setHref] = useState(chosen?.href ?? "");
  const [errors, setErrors] = useState<ValidationErrors>([]);
  const [shown, setShown] = useState(chosen);
  const form = useRef<HTMLFormElement>(null);
  const errorOf = (name: string) => errors.find(({ fieldId }) => fieldId === name)?.errorMessage;

  if (chosen !== shown) {
    setShown(chosen);
    setText(chosen?.text ?? "");
    setHref(chosen?.href ?? "");
    setErrors([]);
  }
  const draftKey = `${record}/link/${chosen?.linkId ?? 0}`;
  const keeper = useMemo(() => createDraftKeeper<LinkTexts>(draftKey), [draftKey]);
  const stored = useMemo(() => textsOf(chosen?.text, chosen?.href), [chosen]);
  const values = useMemo(() => textsOf(text, href), [text, href]);
  const draft = useDraft({
    keeper,
    stored,
    values,
    onRestore: ({ linkText, linkHref }) => {
      setText(linkText);
      setHref(linkHref);
    },
  });
  useEffect(() => {
    if (chosen) form.current?.querySelector("input")?.focus();
  }, [chosen]);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const reset = () => {
    keeper.drop();
    setText("");
    setHref("");
    setErrors([]);
    onReset();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const link = { linkId: chosen?.linkId ?? newLinkId, text: text.trim(), href: href.trim() };
    const { errors: found } = await validateValues(linkUpdateSchema, link);
    setErrors(found);
    const as = { idempotencyKey: keeper.saveKey() };
    if (found.length === 0 && (await onSubmit(link, as))) reset();
  };

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-label={chosen ? `Edit ${chosen.text}` : "Add a link"}
      onSubmit={(event) => void submit(event)}
    >
      <FormDraftOffer
        offer={draft.offer}
        values={values}
        onRestore={draft.restore}
        onDiscard={draft.discard}
      />
      <FieldFrame
        name="linkText"
        label="Link Text"
        error={errorOf("text")}
        maxLength={limits.linkText}
        length={text.length}
      >
        <TextInput
          value={text}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
      </FieldFrame>
      <FieldFrame
        name="linkHref"
        label="Link Href"
        error={errorOf("href")}
        maxLength={limits.href}
        length={href.length}
      >
        <TextInput
          value={href}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          onChange={({ target }) => setHref(target.value)}
        />
      </FieldFrame>
      <div className="part-buttons">
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {chosen ? "Edit" : "Add"}
        </Button>
        <Button kind="quiet" onClick={reset}>
          Reset
        </Button>
      </div>
    </form>
  );
}
