import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react";
import { shape } from "./tokens";

const focus = { outline: "2px solid", outlineColor: "moss", outlineOffset: "1px" } as const;

const box = {
  width: "100%",
  borderWidth: "1px",
  borderStyle: "solid",
  borderColor: "ruleStrong",
  borderRadius: "default",
  background: "paperRaised",
  color: "ink",
  fontFamily: "sans",
  fontSize: "1rem",
  _placeholder: { color: "inkSoft", opacity: 1 },
  _focusVisible: focus,
  _invalid: { borderColor: "cardinal", borderWidth: "2px" },
  _readOnly: { background: "paperSunk", color: "inkSoft", borderColor: "rule" },
} as const;

/** One line of text. */
export const input = defineRecipe({
  className: "input",
  base: { ...box, minHeight: shape.target, paddingInline: "3" },
});

/** Several lines; it grows with its text where the browser supports that. */
export const textarea = defineRecipe({
  className: "textarea",
  base: {
    ...box,
    minHeight: "6rem",
    maxHeight: "28rem",
    paddingInline: "3",
    paddingBlock: "2",
    lineHeight: "1.45",
    resize: "vertical",
    fieldSizing: "content",
  },
});

/** The native select, styled like the other fields; its chevron is that of every select (parts.css). */
export const nativeSelect = defineSlotRecipe({
  className: "native-select",
  slots: ["root", "field"],
  base: {
    root: { position: "relative", width: "100%" },
    field: {
      ...box,
      minHeight: shape.target,
      paddingInline: "3",
    },
  },
});

/** Label, hint and error around a control. */
export const field = defineSlotRecipe({
  className: "field",
  slots: ["root", "label", "requiredIndicator", "helperText", "errorText"],
  base: {
    root: { display: "grid", gap: "1", width: "100%", minWidth: "0", alignContent: "start" },
    label: { fontFamily: "sans", fontSize: "interface", fontWeight: "500" },
    requiredIndicator: { color: "cardinal", marginInlineStart: "1" },
    helperText: { color: "inkSoft", fontFamily: "sans", fontSize: "small", lineHeight: "1.4" },
    errorText: { color: "cardinal", fontFamily: "sans", fontSize: "small", fontWeight: "500" },
  },
});
