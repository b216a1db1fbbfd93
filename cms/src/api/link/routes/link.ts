const owner = { auth: false, policies: ["global::is-owner"] };

const connectionRoutes = (["animal", "plant"] as const).flatMap((kind) => [
  { method: "POST", path: `/${kind}linkadd`, handler: `connection.${kind}Add`, config: owner },
  { method: "POST", path: `/${kind}linkedit`, handler: `connection.${kind}Edit`, config: owner },
  {
    method: "POST",
    path: `/${kind}linkaddexist`,
    handler: `connection.${kind}Connect`,
    config: owner,
  },
  {
    method: "POST",
    path: `/${kind}linkremove`,
    handler: `connection.${kind}Disconnect`,
    config: owner,
  },
]);

export default {
  type: "content-api",
  routes: [
    { method: "GET", path: "/links", handler: "link.all", config: owner },
    { method: "PUT", path: "/linkupdate", handler: "link.update", config: owner },
    { method: "DELETE", path: "/linkdelete/:id", handler: "link.remove", config: owner },
    ...connectionRoutes,
  ],
};
