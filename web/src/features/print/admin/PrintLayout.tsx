import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Button } from "../../../components/ui/Button";
import { SelectField } from "../../../components/ui/SelectField";
import { printKindIds, printKinds, type PrintView } from "./print-view";

interface PrintLayoutProps {
  view: PrintView;
  onChange: (fields: Partial<PrintView>) => void;
  /** What the button says; '' while there is nothing to print. */
  printLabel: string;
  hint: ReactNode;
  choices?: ReactNode;
  children: ReactNode;
}

/** What is printed, what of it can be chosen, and the button to print, beside the preview on wide screens. */
export function PrintLayout(props: PrintLayoutProps) {
  const { view, onChange, printLabel, hint, choices, children } = props;
  return (
    <chakra.div
      display="grid"
      gap="5"
      alignItems="start"
      css={{ "@media (min-width: 60em)": { gridTemplateColumns: "20rem minmax(0, 1fr)" } }}
    >
      <chakra.div className="part-interface" display="grid" gap="4">
        <SelectField
          name="what"
          label="What to print"
          value={view.what}
          options={printKindIds.map((value) => ({ value, label: printKinds[value] }))}
          onChange={(what) => onChange({ what })}
        />
        {choices}
        {printLabel && (
          <Button kind="solid" onClick={() => window.print()}>
            {printLabel}
          </Button>
        )}
        <chakra.div className="part-hint" display="grid" gap="2">
          {hint}
        </chakra.div>
      </chakra.div>
      {children}
    </chakra.div>
  );
}
