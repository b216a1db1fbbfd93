import { expect, test } from "vitest";
import { licenseName } from "./license";

test.each([
  ["https://creativecommons.org/licenses/by/4.0/", "CC BY 4.0"],
  ["http://creativecommons.org/licenses/by-nc-sa/3.0/us/deed.en", "CC BY-NC-SA 3.0"],
  ["https://www.creativecommons.org/licenses/BY-ND/2.5", "CC BY-ND 2.5"],
  ["https://creativecommons.org/publicdomain/zero/1.0/", "CC0 1.0"],
  ["https://creativecommons.org/publicdomain/mark/1.0/", "Public Domain Mark 1.0"],
  ["https://creativecommons.org/about/", "creativecommons.org"],
  ["https://www.wtfpl.example/terms?v=2", "wtfpl.example"],
  ["not an address", "not an address"],
])("%s is called %s", (url, name) => {
  expect(licenseName(url)).toBe(name);
});
