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
 * Every path of a screen (specification §1, and the checkout steps), for the service worker, the local server and
 * Firebase Hosting. Any other is answered with 404.
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
 * available. `skeletonOf` finds it by the first part of a path; the steps of the checkout share one.
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

/** The address of a path's skeleton in the build, without `.html`. Paths without one get that of the page itself, `/`. */
export function skeletonOf(pathname: string): string {
  const [, first = "", step = ""] = pathname.split("/");
  const path = first === "carritocompras" && step !== "" ? "/carritocompras/direccion" : `/${first}`;
  return SKELETONS.includes(path) ? `/skeletons/${path.slice(1).replace("/", "-")}` : "/";
}
