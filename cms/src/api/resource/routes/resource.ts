const owner = { auth: false, policies: ["global::is-owner"] };

export default {
  type: "content-api",
  routes: [
    { method: "GET", path: "/resources", handler: "resource.all", config: { auth: false } },
    { method: "GET", path: "/resource/:id", handler: "resource.one", config: { auth: false } },
    { method: "GET", path: "/cats", handler: "resource.cats", config: { auth: false } },
    { method: "GET", path: "/resourcecategories", handler: "resource.categories", config: owner },
    { method: "POST", path: "/resourceadd", handler: "resource.add", config: owner },
    { method: "PUT", path: "/resourceupdate", handler: "resource.update", config: owner },
    { method: "DELETE", path: "/resourcedelete/:id", handler: "resource.remove", config: owner },
  ],
};
