import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { accountCalls, type SecondFactorOffer, type ValidationErrors } from "shared-types";
import { Failed } from "../../../components/feedback/Failed";
import { whyNotDone } from "../../../components/form/errors";
import { FormSkeleton } from "../../../components/form/FormSkeleton";
import { ValidationSummary } from "../../../components/form/ValidationSummary";
import { Button } from "../../../components/ui/Button";
import { countOf } from "../../../lib/format";
import { ownerRead, saving } from "../../../lib/owner-calls";
import { useOwnerCall } from "../../../lib/owner-swr";
import { CodeForm } from "./CodeForm";
import { SecondFactorOffered } from "./SecondFactorOffered";

/** The state of two-step sign-in, and how to turn it on or off. */
export function SecondFactor() {
  const { data, error, retry } = useOwnerCall(accountCalls.secondFactor);
  const [offer, setOffer] = useState<SecondFactorOffer | null>(null);
  const [faults, setFaults] = useState<ValidationErrors>([]);
  const [attempt, setAttempt] = useState(0);

  const begin = async () => {
    try {
      setFaults([]);
      setOffer(await ownerRead(accountCalls.secondFactorBegin));
    } catch (fault) {
      setFaults(whyNotDone(fault));
      setAttempt((n) => n + 1);
    }
  };

  if (!data)
    return error ? (
      <Failed message="Couldn’t load two-step sign-in." onRetry={retry} />
    ) : (
      <FormSkeleton what="two-step sign-in" fields={1} />
    );
  if (data.on)
    return (
      <chakra.div display="grid" gap="4" justifyItems="start">
        <p>
          Two-step sign-in is on: signing in asks for a code from your authenticator app.{" "}
          {countOf(data.codesLeft, "recovery code is", "recovery codes are")} left.
        </p>
        <CodeForm
          save={saving(accountCalls.secondFactorOff)}
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
      <ValidationSummary errors={faults} attempt={attempt} />
      <Button onClick={() => void begin()}>Set Up</Button>
    </chakra.div>
  );
}
