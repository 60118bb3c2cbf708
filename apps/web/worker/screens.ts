/** The screens that a server renders for anybody. */
export const RENDERED_SCREENS = [
  "/home",
  "/marketplace",
  "/detalles/:id",
  "/quienessomos",
  "/contactenos",
  "/privacidad",
  "/terminos",
  "/devoluciones",
  "/carritocompras",
] as const;

/**
 * Every address of a screen (specification §1, and the steps to an order), for the worker and for both hosts. Any other
 * is answered with 404.
 */
export const SCREENS: readonly string[] = [
  ...RENDERED_SCREENS,
  "/",
  "/detalles",
  "/detalle",
  "/login",
  "/registrar",
  "/carritocompras/direccion",
  "/carritocompras/envio",
  "/carritocompras/metodo",
  "/carritocompras/revision",
  "/pagoconfirmado/:id",
  "/cuenta",
];

const SCREEN = new RegExp(`^(?:${SCREENS.join("|").replaceAll(":id", "[^/]+")})/?$`);

/** Whether a path is that of a screen. */
export function isScreen(path: string): boolean {
  return SCREEN.test(path);
}
