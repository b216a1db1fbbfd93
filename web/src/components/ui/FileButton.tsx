import { useRef } from "react";
import { Button, type ButtonProps } from "./Button";

interface FileButtonProps extends Omit<ButtonProps, "onClick"> {
  /** Media types and endings, as an input's `accept`. */
  accept: string;
  /** A phone opens its camera, instead of asking where to look. */
  capture?: "environment";
  /** The files before are being worked on; the button keeps the focus. */
  isBusy?: boolean;
  onChoose: (file: File) => void;
}

/** A button that has the browser ask for a file. */
export function FileButton({
  accept,
  capture,
  isBusy = false,
  onChoose,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && input.current?.click()}
        {...button}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        capture={capture}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // So that the same file can be chosen again.
          target.value = "";
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
