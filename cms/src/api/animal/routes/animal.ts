const owner = { auth: false, policies: ["global::is-owner"] };

export default {
  type: "content-api",
  routes: [
    { method: "POST", path: "/fauna", handler: "animal.search", config: { auth: false } },
    { method: "GET", path: "/fauna/:keyId", handler: "animal.detail", config: { auth: false } },
    { method: "GET", path: "/animal/:keyId", handler: "animal.record", config: owner },
    { method: "POST", path: "/animaladd", handler: "animal.add", config: owner },
    { method: "PUT", path: "/animalupdate", handler: "animal.update", config: owner },
    { method: "DELETE", path: "/animaldelete/:id", handler: "animal.remove", config: owner },
  ],
};
