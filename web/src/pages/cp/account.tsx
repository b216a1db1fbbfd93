import { chakra } from "@chakra-ui/react";
import { useId, useRef, type ReactNode } from "react";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { useFocusStays } from "../../components/ui/use-focus-stays";
import { EmailForm } from "../../features/owner/admin/EmailForm";
import { MailSettings } from "../../features/owner/admin/MailSettings";
import { PasswordForm } from "../../features/owner/admin/PasswordForm";
import { SecondFactor } from "../../features/owner/admin/SecondFactor";

/** The owner's account: e-mail address, password and two-step sign-in; and how the site sends e-mail. */
export function Component() {
  return (
    <PanelScreen title="Account" actions={["home", "back"]}>
      <Part title="E-mail address">
        <p>
          You use it to sign in, here and in the advanced editor (Strapi). Changing it signs you out
          everywhere else.
        </p>
        <EmailForm />
      </Part>
      <Part title="Password">
        <p>
          It works for the advanced editor (Strapi) too. Changing it signs you out everywhere else.
        </p>
        <PasswordForm />
      </Part>
      <Part title="Two-step sign-in">
        <SecondFactor />
      </Part>
      <Part title="Sending e-mail" id="mail">
        <MailSettings />
      </Part>
    </PanelScreen>
  );
}

interface PartProps {
  title: string;
  /** Where links to it lead. */
  id?: string;
  children: ReactNode;
}

function Part({ title, id, children }: PartProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that a button opens in its own place comes next, not the top of the page.
  const part = useFocusStays(() => heading.current?.focus({ preventScroll: true }));
  return (
    <chakra.section
      ref={part}
      id={id}
      aria-labelledby={titleId}
      display="grid"
      gap="4"
      maxWidth="40rem"
      marginBottom="5"
      scrollMarginTop="5rem"
    >
      <chakra.h2 ref={heading} id={titleId} tabIndex={-1} fontSize="var(--step-1)">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}
