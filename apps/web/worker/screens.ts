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

/**
 * The paths of which the build has a skeleton: the frame of the shop around the place of the screen, for whenever no
 * rendered page is at hand. Each stands for all paths that begin with it, and the steps to an order have one.
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

/** Where hosts and the worker have the skeleton of a path: a file of the build, without `.html`. `/` is that of all others. */
export function skeletonOf(pathname: string): string {
  const [, first = "", step = ""] = pathname.split("/");
  const path = first === "carritocompras" && step !== "" ? "/carritocompras/direccion" : `/${first}`;
  return SKELETONS.includes(path) ? `/skeletons/${path.slice(1).replace("/", "-")}` : "/";
}
