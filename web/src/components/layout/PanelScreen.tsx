import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTitle } from "../../lib/title";
import { Button, buttonClass } from "../ui/Button";

export interface PanelAction {
  label: string;
  to?: string;
  onClick?: () => void;
}

interface PanelScreenProps {
  title: string;
  actions?: PanelAction[];
  children: ReactNode;
}

/** A screen of the panel: heading, action buttons, content. */
export function PanelScreen({ title, actions = [], children }: PanelScreenProps) {
  useTitle(title);
  return (
    <chakra.div display="grid" gap="5">
      <chakra.header
        display="flex"
        flexWrap="wrap"
        gap="3"
        alignItems="center"
        justifyContent="space-between"
      >
        <chakra.h1 fontSize="title" fontWeight="500" lineHeight="1.15" tabIndex={-1}>
          {title}
        </chakra.h1>
        {actions.length > 0 && (
          <chakra.nav aria-label="Actions" display="flex" flexWrap="wrap" gap="2">
            {actions.map(({ label, to, onClick }) =>
              to === undefined ? (
                <Button key={label} onClick={onClick}>
                  {label}
                </Button>
              ) : (
                <Link key={label} to={to} className={buttonClass("plain")}>
                  {label}
                </Link>
              ),
            )}
          </chakra.nav>
        )}
      </chakra.header>
      {children}
    </chakra.div>
  );
}
