/** The paths of the web app's screens (specification §1, and the steps to an order), as Express writes them. */
export const SCREENS = [
  "/",
  "/home",
  "/detalles{/:id}",
  "/marketplace",
  "/login",
  "/carritocompras",
  "/carritocompras/direccion",
  "/carritocompras/envio",
  "/carritocompras/metodo",
  "/carritocompras/revision",
  "/quienessomos",
  "/registrar",
  "/contactenos",
  "/pagoconfirmado/:id",
  "/cuenta",
  "/detalle",
];
