import { chakra } from "@chakra-ui/react";
import type { SecondFactorOffer } from "shared-types/account/answers";
import { QrCode } from "../../../components/ui/QrCode";
import { saving } from "../../../lib/owner-calls";
import { CodeForm } from "./CodeForm";

interface SecondFactorOfferedProps {
  offer: SecondFactorOffer;
  onDone: () => void;
}

/** The steps to turn on two-step sign-in: scan the secret, keep the recovery codes, enter a code. */
export function SecondFactorOffered({ offer, onDone }: SecondFactorOfferedProps) {
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
          hint="The six digits the app shows now."
        />
      </li>
    </chakra.ol>
  );
}
