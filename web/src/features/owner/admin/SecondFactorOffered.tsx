import type { SecondFactorOffer } from "shared-types";
import { turnSecondFactorOn } from "../../../lib/owner-account";
import { CodeForm } from "./CodeForm";
import { QrCode } from "./QrCode";
import styles from "./SecondFactor.module.css";

interface SecondFactorOfferedProps {
  offer: SecondFactorOffer;
  onDone: () => void;
}

/** A new secret to scan, the recovery codes to keep, and the code that puts both into force. */
export function SecondFactorOffered({ offer, onDone }: SecondFactorOfferedProps) {
  return (
    <ol className={styles.steps}>
      <li>
        <p>Scan this with an authenticator app, or type the secret into it.</p>
        <QrCode text={offer.address} label="QR code of the secret below" />
        <p>
          <code className={styles.secret}>{offer.secret}</code>
        </p>
      </li>
      <li>
        <p>
          Write these recovery codes down and keep them away from this machine. Each lets you in
          once when the app is lost; they are not shown again.
        </p>
        <ul role="list" aria-label="Recovery codes" className={styles.codes}>
          {offer.recoveryCodes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </li>
      <li>
        <p>Show that it works: then it holds.</p>
        <CodeForm
          save={turnSecondFactorOn}
          onSaved={onDone}
          submitLabel="TURN ON"
          hint="The six digits that the app shows now."
        />
      </li>
    </ol>
  );
}
