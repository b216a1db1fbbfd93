import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import type { SecondFactorOffer } from "shared-types/account/answers";
import { whyNotDone } from "../../../components/form/errors";
import { Pending } from "../../../components/panel/Pending";
import { useIndexNotes } from "../../../components/form/IndexNotes";
import { ValidationSummary } from "../../../components/form/ValidationSummary";
import { BusyButton } from "../../../components/ui/BusyButton";
import { countOf } from "../../../lib/format";
import { ownerRead, saving } from "../../../lib/owner-calls";
import { useOwnerCall } from "../../../lib/owner-swr";
import { CodeForm } from "./CodeForm";
import { SecondFactorOffered } from "./SecondFactorOffered";

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
          hint="Six digits from the app, or a recovery code."
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
