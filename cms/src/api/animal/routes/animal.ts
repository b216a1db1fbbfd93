export default {
  type: "content-api",
  routes: [
    { method: "POST", path: "/fauna", handler: "animal.search", config: { auth: false } },
    { method: "GET", path: "/fauna/:keyId", handler: "animal.detail", config: { auth: false } },
  ],
};
