import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import type { SecondFactorOffer } from "shared-types/account/answers";
import { secondFactorChangeSchema, type SecondFactorChange } from "shared-types/account/schema";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { EditForm } from "../../../components/form/EditForm";
import { whyNotDone } from "../../../components/form/errors";
import { useIndexNotes } from "../../../components/form/IndexNotes";
import { TextField } from "../../../components/form/TextField";
import { ValidationSummary } from "../../../components/form/ValidationSummary";
import { Pending } from "../../../components/panel/Pending";
import { BusyButton } from "../../../components/ui/BusyButton";
import { QrCode } from "../../../components/ui/QrCode";
import { countOf } from "../../../lib/format";
import { ownerRead, saving } from "../../../lib/owner-calls";
import { useOwnerCall } from "../../../lib/owner-swr";

/** The state of two-step sign-in, and how to turn it on or off. */
export function SecondFactor() {
  const read = useOwnerCall("GET /api/owner/secondfactor");
  const { data } = read;
  const [offer, setOffer] = useState<SecondFactorOffer | null>(null);
  const notes = useIndexNotes();

  const begin = async () => {
    notes.say("");
    try {
      setOffer(await ownerRead("POST /api/owner/secondfactorbegin"));
    } catch (fault) {
      notes.fail(whyNotDone(fault));
    }
  };

  if (!data) return <Pending read={read} what="two-step sign-in" fields={1} />;
  if (data.on)
    return (
      <chakra.div display="grid" gap="4" justifyItems="start">
        <p>
          Two-step sign-in is on: signing in asks for a code from your authenticator app.{" "}
          {countOf(data.codesLeft, "recovery code is", "recovery codes are")} left. For new ones
          turn it off, then set it up again.
        </p>
        <CodeForm
          save={saving("POST /api/owner/secondfactoroff")}
          onSaved={() => setOffer(null)}
          submitLabel="TURN OFF"
          hint="Six digits from the app, or a recovery code"
        />
      </chakra.div>
    );
  if (offer) return <SecondFactorOffered offer={offer} onDone={() => setOffer(null)} />;
  return (
    <chakra.div display="grid" gap="4" justifyItems="start">
      <p>
        Two-step sign-in is off. With it, signing in also asks for a code from an app on your phone,
        so nobody can get in with your password alone.
      </p>
      <ValidationSummary errors={notes.errors} attempt={notes.attempt} />
      <BusyButton busyLabel="Setting up..." onPress={begin}>
        Set Up
      </BusyButton>
    </chakra.div>
  );
}

interface SecondFactorOfferedProps {
  offer: SecondFactorOffer;
  onDone: () => void;
}

/** The steps to turn on two-step sign-in: scan the secret, keep the recovery codes, enter a code. */
function SecondFactorOffered({ offer, onDone }: SecondFactorOfferedProps) {
  return (
    <chakra.ol
      display="grid"
      gap="5"
      paddingInlineStart="5"
      css={{ "& > li > p": { maxWidth: "40rem" } }}
    >
      <li>
        <p>Scan this with an authenticator app, or type in the secret.</p>
        <chakra.div width="min(100%, 14rem)">
          <QrCode text={offer.address} label="QR code for the secret below" />
        </chakra.div>
        <p>
          <chakra.code overflowWrap="anywhere">{offer.secret}</chakra.code>
        </p>
      </li>
      <li>
        <p>
          Write down these recovery codes and keep them somewhere safe. Each one works once if you
          lose the app. They won’t be shown again.
        </p>
        <chakra.ul
          role="list"
          aria-label="Recovery codes"
          display="grid"
          gridTemplateColumns="repeat(2, max-content)"
          columnGap="4"
          rowGap="2"
          marginTop="3"
        >
          {offer.recoveryCodes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </chakra.ul>
      </li>
      <li>
        <p>Enter a code to confirm it works.</p>
        <CodeForm
          save={saving("POST /api/owner/secondfactoron")}
          onSaved={onDone}
          submitLabel="TURN ON"
          hint="The six digits the app shows now"
        />
      </li>
    </chakra.ol>
  );
}

interface CodeFormProps {
  save: (change: SecondFactorChange) => Promise<ValidationErrors>;
  onSaved: () => void;
  submitLabel: string;
  hint: string;
}

/** Password and code, required to turn two-step sign-in on or off. */
function CodeForm({ save, onSaved, submitLabel, hint }: CodeFormProps) {
  return (
    <EditForm<SecondFactorChange>
      draftKey={null}
      initialValues={{ password: "", code: "" }}
      schema={secondFactorChangeSchema}
      save={save}
      onSaved={onSaved}
      submitLabel={submitLabel}
      isInline
    >
      <TextField
        name="password"
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
      />
      <TextField name="code" label="Code" autoComplete="one-time-code" hint={hint} required />
    </EditForm>
  );
}
