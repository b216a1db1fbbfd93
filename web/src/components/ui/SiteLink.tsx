import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { place } from "../../lib/copy";
import { isRoutedPath, isSitePath } from "../../lib/paths";
import { Icon } from "./Icon";
import { VisuallyHidden } from "./VisuallyHidden";

interface SiteLinkProps {
  href: string;
  className?: string;
  /** Shows the icon of a new tab. */
  mark?: boolean;
  children: ReactNode;
}

/** A stored link: paths on this site open here, everything else in a new tab. */
export function SiteLink({ href, className, mark, children }: SiteLinkProps) {
  if (isRoutedPath(href)) {
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    );
  }
  if (isSitePath(href)) {
    return (
      <a href={place.base + href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      {mark && <Icon name="outside" />}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
