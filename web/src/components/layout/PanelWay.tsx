import { Link, useLocation } from "react-router-dom";
import type { ReactNode } from "react";
import type { PanelLink } from "./panel-nav";

interface PanelWayProps extends Pick<PanelLink, "to" | "isOutside"> {
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link to a screen of the panel, marked on that screen. */
export function PanelWay({ to, isOutside = false, children, ...rest }: PanelWayProps) {
  const { pathname } = useLocation();
  if (isOutside)
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  return (
    <Link to={to} aria-current={pathname === to ? "page" : undefined} {...rest}>
      {children}
    </Link>
  );
}
