/** The paths of the web app's screens (specification §1), as Express writes them. */
export const SCREENS = [
  "/",
  "/home",
  "/detalles{/:id}",
  "/marketplace",
  "/login",
  "/carritocompras",
  "/quienessomos",
  "/registrar",
  "/contactenos",
  "/pagoconfirmado/:id",
  "/cuenta",
  "/detalle",
];
