import { useState } from "react";
import { limits } from "shared-types/kit/limits";
import { encodeHtml } from "shared-types/kit/html";
import { decodeHtml } from "../../lib/html";
import { FieldFrame, type FieldProps } from "./FieldFrame";
import { NotesArea } from "./notes/NotesArea";
import type { SearchPages } from "./notes/pages";
import { useFormField } from "./use-form-field";

interface NotesFieldProps extends Omit<FieldProps, "maxLength"> {
  /** Pages of this site, for the link dialog. */
  searchPages: SearchPages;
}

/**
 * Notes and descriptions: a rich-text editor that loses nothing the server keeps. The form's value is
 * encoded HTML, as it is sent (docs/product.md 4.8).
 */
export function NotesField({ searchPages, ...frame }: NotesFieldProps) {
  const { value, error, set, touch } = useFormField<string>(frame.name);
  const [own, setOwn] = useState(value);
  const [version, setVersion] = useState(0);

  // A value that did not come from the editor came from outside: the editor is remounted with it.
  if (value !== own) {
    setOwn(value);
    setVersion(version + 1);
  }
  const change = (html: string) => {
    const encoded = encodeHtml(html);
    setOwn(encoded);
    set(encoded);
  };
  return (
    <FieldFrame {...frame} error={error} maxLength={limits.notes} length={value.length}>
      <NotesArea
        version={version}
        html={decodeHtml(value)}
        onChange={change}
        onBlur={touch}
        searchPages={searchPages}
      />
    </FieldFrame>
  );
}
