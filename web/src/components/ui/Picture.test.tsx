import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./Picture";

test("what stands before a picture has come is written so that every program reads where it ends", () => {
  const placeholder = "data:image/webp;base64,UklGRg+/AA==";
  const html = renderToString(
    <Picture src="/wren.jpg" width={3} height={2} alt="" placeholder={placeholder} />,
  );
  expect(html).toContain(`background-image:url(${placeholder})`);
});
