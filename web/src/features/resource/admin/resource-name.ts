import type { ResourceDraft } from "shared-types/resource/schema";

/** What the panel calls a resource, which may have neither title nor subtitle. */
export const resourceName = ({
  title,
  subtitle,
  resourceId,
}: Pick<ResourceDraft, "title" | "subtitle" | "resourceId">): string =>
  title || subtitle || `No. ${resourceId}`;
