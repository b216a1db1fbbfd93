import { licenseName } from "../../lib/license";
import { VisuallyHidden } from "./VisuallyHidden";

/** A link to a license, by its usual name. */
export function LicenseLink({ url, className }: { url: string; className?: string }) {
  return (
    <a href={url} className={className} target="_blank" rel="license noopener">
      {licenseName(url)}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
