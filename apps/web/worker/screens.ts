/** The screens that are server-rendered. */
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
 * Every path of a screen (specification §1, and the checkout steps), for the worker and for both hosts. Any other is
 * answered with 404.
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

/**
 * The paths with a skeleton in the build: the frame of the shop around a placeholder, for when no rendered page is
 * available. Each is used for all paths that begin with it; the checkout steps share one.
 */
export const SKELETONS: readonly string[] = [
  "/home",
  "/marketplace",
  "/detalles",
  "/detalle",
  "/login",
  "/registrar",
  "/carritocompras",
  "/carritocompras/direccion",
  "/quienessomos",
  "/contactenos",
  "/privacidad",
  "/terminos",
  "/devoluciones",
  "/pagoconfirmado",
  "/cuenta",
];

/** The skeleton of a path: a file of the build, without `.html`. `/` is the skeleton of all other paths. */
export function skeletonOf(pathname: string): string {
  const [, first = "", step = ""] = pathname.split("/");
  const path = first === "carritocompras" && step !== "" ? "/carritocompras/direccion" : `/${first}`;
  return SKELETONS.includes(path) ? `/skeletons/${path.slice(1).replace("/", "-")}` : "/";
}
