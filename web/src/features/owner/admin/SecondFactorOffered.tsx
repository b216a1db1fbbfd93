import { chakra } from "@chakra-ui/react";
import { accountCalls, type SecondFactorOffer } from "shared-types";
import { saving } from "../../../lib/owner-calls";
import { CodeForm } from "./CodeForm";
import { encode } from "uqr";

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
        <QrCode text={offer.address} label="QR code for the secret below" />
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
          save={saving(accountCalls.secondFactorOn)}
          onSaved={onDone}
          submitLabel="TURN ON"
          hint="The six digits the app shows now."
        />
      </li>
    </chakra.ol>
  );
}

/** A QR code, drawn locally so that nobody else sees the text. Dark on light in both themes, which cameras need. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      style={{ inlineSize: "min(100%, 14rem)", background: "#fff", fill: "#000" }}
    >
      <path d={squares.join("")} shapeRendering="crispEdges" />
    </svg>
  );
}
