import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useGoBack } from "../../lib/go-back";
import { panelPaths } from "../../lib/panel-paths";
import { useTitle } from "../../lib/title";
import { Button, buttonClass } from "../ui/Button";
import { HelpLink } from "./HelpLink";

/** The screens that others lead to, as their buttons call them. */
const labels = {
  home: "Admin Home",
  photoIndex: "Photo Index",
  photosImport: "Import Photo Data",
  keywordAdd: "Add Keyword",
  categoryAdd: "Add Category",
  bin: "Bin",
  plantIndex: "Plant Index",
  plantAdd: "Add Plant",
  animalIndex: "Animal Index",
  animalAdd: "Add Animal",
  planIndex: "Plan Index",
  planAdd: "Add Plan",
  viewpointIndex: "Viewpoint Index",
  viewpointAdd: "Add Viewpoint",
  sightings: "Sightings",
  sightingsImport: "Import Sightings",
  gaps: "Gaps",
  associations: "Association Index",
  associationAdd: "Add Association",
  resourceIndex: "Resource Index",
  resourceAdd: "Add Resource",
  quoteIndex: "Quote Index",
  quoteAdd: "Add Quote",
  quoteOrder: "Change Order",
} as const;

/** A screen by its name, the page before, or another address. */
export type PanelAction = keyof typeof labels | "back" | { label: string; to: string };

interface PanelScreenProps {
  title: string;
  actions?: PanelAction[];
  children: ReactNode;
}

/** A screen of the panel: heading with the way to its page of the handbook, action buttons, content. */
export function PanelScreen({ title, actions = [], children }: PanelScreenProps) {
  useTitle(title);
  const goBack = useGoBack();
  return (
    <chakra.div display="grid" gap="5">
      <chakra.header
        display="flex"
        flexWrap="wrap"
        gap="3"
        alignItems="center"
        justifyContent="space-between"
      >
        <chakra.div display="flex" gap="2" alignItems="center">
          <chakra.h1 fontSize="title" fontWeight="500" lineHeight="1.15" tabIndex={-1}>
            {title}
          </chakra.h1>
          <HelpLink />
        </chakra.div>
        {actions.length > 0 && (
          <chakra.nav aria-label="Actions" display="flex" flexWrap="wrap" gap="2">
            {actions.map((action) => {
              if (action === "back")
                return (
                  <Button key={action} onClick={goBack}>
                    Go Back
                  </Button>
                );
              const { label, to } =
                typeof action === "string"
                  ? { label: labels[action], to: panelPaths[action] }
                  : action;
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
