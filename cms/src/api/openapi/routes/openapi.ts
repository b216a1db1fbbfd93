export default {
  type: "content-api",
  routes: [
    { method: "GET", path: "/openapi.json", handler: "openapi.describe", config: { auth: false } },
  ],
};
