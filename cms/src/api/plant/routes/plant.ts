export default {
  type: "content-api",
  routes: [
    { method: "POST", path: "/flora", handler: "plant.search", config: { auth: false } },
    { method: "GET", path: "/flora/:keyId", handler: "plant.detail", config: { auth: false } },
  ],
};
