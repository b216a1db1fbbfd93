import { expect, test, vi } from "vitest";
import { addressOf, call, read } from "./call";

const bases = { apiBase: "https://api.example/v1", mvcBase: "https://mvc.example" };

test("a call's address has its base, its parameters and its query", () => {
  expect(addressOf(bases, "POST /api/flora")).toBe("https://api.example/v1/flora");
  expect(addressOf(bases, "GET /api/flora/{keyId}", { params: { keyId: "a/b?" } })).toBe(
    "https://api.example/v1/flora/a%2Fb%3F",
  );
  expect(
    addressOf(bases, "GET /api/history/{kind}/{id}", { params: { kind: "plant", id: 7 } }),
  ).toBe("https://api.example/v1/history/plant/7");
  expect(
    addressOf(bases, "POST /api/sheetimport/{name}", {
      params: { name: "plants" },
      query: { dryRun: false },
    }),
  ).toBe("https://api.example/v1/sheetimport/plants?dryRun=false");
});

test("two calls are under the MVC base, whatever the API base is", () => {
  expect(addressOf(bases, "GET /api/links")).toBe("https://mvc.example/api/links");
  expect(addressOf(bases, "GET /cp/getuser")).toBe("https://mvc.example/cp/getuser");
});

test("a call goes out with its method, body and If-Match", async () => {
  const send = vi.fn(async () => ({ response: new Response("[]"), body: [] }));
  const body = { quoteId: 1, quotation: "Q", author: "A", citation: "" };
  await call({ ...bases, send }, "PUT /api/quoteupdate", { body, ifMatch: '"7"' });
  expect(send).toHaveBeenCalledWith("https://api.example/v1/quoteupdate", {
    method: "PUT",
    body,
    ifMatch: '"7"',
  });
});

test("a read is refused with the fault that the server names", async () => {
  const response = new Response(null, { status: 404 });
  const body = { error: { status: 404, code: "notFound", message: "Flora data not found." } };
  const server = { ...bases, send: async () => ({ response, body }) };
  await expect(
    read(server, "GET /api/flora/{keyId}", { params: { keyId: "oak" } }),
  ).rejects.toMatchObject({ status: 404, code: "notFound", message: "Flora data not found." });
});
