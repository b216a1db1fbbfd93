export default {
  type: "content-api",
  routes: [
    { method: "GET", path: "/resources", handler: "resource.all", config: { auth: false } },
    { method: "GET", path: "/resource/:id", handler: "resource.one", config: { auth: false } },
    { method: "GET", path: "/cats", handler: "resource.cats", config: { auth: false } },
  ],
};
