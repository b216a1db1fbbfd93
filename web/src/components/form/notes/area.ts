/** Connects an editing area to its field: label, hint, error. */
export interface AreaProps {
  id: string;
  labelId: string;
  describedBy?: string;
  isInvalid: boolean;
  isRequired: boolean;
  onBlur: () => void;
}
