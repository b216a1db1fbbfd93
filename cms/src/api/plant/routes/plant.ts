const owner = { auth: false, policies: ["global::is-owner"] };

export default {
  type: "content-api",
  routes: [
    { method: "POST", path: "/flora", handler: "plant.search", config: { auth: false } },
    { method: "GET", path: "/flora/:keyId", handler: "plant.detail", config: { auth: false } },
    { method: "GET", path: "/plant/:keyId", handler: "plant.record", config: owner },
    { method: "POST", path: "/plantadd", handler: "plant.add", config: owner },
    { method: "PUT", path: "/plantupdate", handler: "plant.update", config: owner },
    { method: "DELETE", path: "/plantdelete/:id", handler: "plant.remove", config: owner },
  ],
};
