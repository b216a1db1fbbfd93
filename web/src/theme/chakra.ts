import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { field, input, nativeSelect, textarea } from "./form-recipes";
import { colors, shape, space, type } from "./tokens";

const asTokens = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

const semanticColors = Object.fromEntries(
  Object.entries(colors).map(([name, { light, dark }]) => [
    name,
    { value: { base: light, _dark: dark } },
  ]),
);

const config = defineConfig({
  cssVarsPrefix: "bh",
  conditions: {
    light: "@media (prefers-color-scheme: light)",
    dark: "@media (prefers-color-scheme: dark)",
  },
  globalCss: {
    "*, *::before, *::after": { boxSizing: "border-box" },
    p: { margin: "0" },
    html: { colorScheme: "light dark", background: "paper", color: "ink" },
    body: { margin: "0", fontFamily: "serif", fontSize: "text", lineHeight: "1.55" },
    a: { color: "moss", textUnderlineOffset: "0.2em", textDecoration: "underline" },
    ":focus-visible": { outline: "2px solid", outlineColor: "moss", outlineOffset: "3px" },
  },
  theme: {
    tokens: {
      spacing: asTokens(
        Object.fromEntries(Object.entries(space).map(([n, px]) => [n, `${px / 16}rem`])),
      ),
      radii: asTokens({ default: shape.radius, large: shape.radiusLarge }),
      fonts: asTokens({ serif: type.serif, sans: type.sans }),
      fontSizes: asTokens({
        small: "0.875rem",
        interface: "0.9375rem",
        text: `${type.scale.phone.base / 16}rem`,
        lead: "1.5rem",
        title: "2.25rem",
      }),
    },
    semanticTokens: { colors: semanticColors },
    textStyles: { interface: { value: { fontFamily: "sans", fontSize: "interface" } } },
    layerStyles: {
      notice: { value: { borderWidth: "1px", borderStyle: "solid", borderRadius: "large" } },
    },
    recipes: { input, textarea },
    slotRecipes: { field, nativeSelect },
  },
});

/** The panel's Chakra system: the site's tokens, and recipes for what the panel uses only. */
export const system = createSystem(defaultBaseConfig, config);
