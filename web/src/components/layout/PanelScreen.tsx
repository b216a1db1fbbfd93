import { chakra } from "@chakra-ui/react";
import { useRef, type ReactNode } from "react";
import { Link, useNavigate } from "react-router-dom";
import { focusOn } from "../../lib/focus-on";
import { useHelpPage } from "../../lib/help-page";
import { panelPaths } from "../../lib/panel-paths";
import { useTitle } from "../../lib/title";
import { Button, buttonClass } from "../ui/Button";
import { useFocusStays } from "../ui/use-focus-stays";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { linkTo, type ScreenName } from "./panel-nav";

/** Goes back one page, or to Admin Home without history. */
function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    if (idx > 0) void navigate(-1);
    else void navigate(panelPaths.home);
  };
}

/** A screen by its name, the page before, or another address. */
export type PanelAction = ScreenName | "back" | { label: string; to: string };

interface PanelScreenProps {
  title: string;
  actions?: PanelAction[];
  children: ReactNode;
}

/** A screen of the panel: heading with the way to its page of the handbook, action buttons, content. */
export function PanelScreen({ title, actions = [], children }: PanelScreenProps) {
  useTitle(title);
  const goBack = useGoBack();
  const heading = useRef<HTMLHeadingElement>(null);
  const screen = useFocusStays(
    () => focusOn("notice") || heading.current?.focus({ preventScroll: true }),
  );
  return (
    <chakra.div ref={screen} display="grid" gap="5">
      <chakra.header
        display="flex"
        flexWrap="wrap"
        gap="3"
        alignItems="center"
        justifyContent="space-between"
      >
        <div>
          <chakra.h1
            ref={heading}
            display="inline"
            fontSize="title"
            fontWeight="500"
            lineHeight="1.15"
            hyphens="auto"
            overflowWrap="anywhere"
            tabIndex={-1}
          >
            {title}
          </chakra.h1>
          {"\u00a0"}
          <HelpLink />
        </div>
        {actions.length > 0 && (
          <chakra.nav aria-label="Actions" display="flex" flexWrap="wrap" gap="2">
            {actions.map((action) => {
              if (action === "back")
                return (
                  <Button key={action} onClick={goBack}>
                    Go Back
                  </Button>
                );
              const { label, to } = typeof action === "string" ? linkTo(action) : action;
              return (
                <Link key={label} to={to} className={buttonClass("plain")}>
                  {label}
                </Link>
              );
            })}
          </chakra.nav>
        )}
      </chakra.header>
      {children}
    </chakra.div>
  );
}

/** The '?' beside a screen's heading. It opens the handbook in a new tab: what is typed here stays. */
function HelpLink() {
  const page = useHelpPage();
  if (page === undefined) return null;
  return (
    <chakra.a
      className="part-target"
      flex="none"
      justifyContent="center"
      width="var(--target)"
      verticalAlign="middle"
      textDecoration="none"
      css={{ "@media print": { display: "none" } }}
      href={panelPaths.helpPage(page)}
      target="_blank"
      rel="noopener"
      title="Help with this screen"
    >
      <chakra.span
        aria-hidden
        width="1.75rem"
        height="1.75rem"
        border="1px solid"
        borderColor="ruleStrong"
        borderRadius="50%"
        textStyle="interface"
        lineHeight="1.65rem"
        textAlign="center"
        _hover={{ borderColor: "moss", background: "mossWash" }}
      >
        ?
      </chakra.span>
      <VisuallyHidden>Help with this screen (opens in a new tab)</VisuallyHidden>
    </chakra.a>
  );
}
