export default {
  type: "content-api",
  routes: [{ method: "GET", path: "/quote/:n", handler: "quote.nth", config: { auth: false } }],
};
