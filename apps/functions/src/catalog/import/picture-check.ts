import { textError } from "./text-check.ts";

/** The colour that stands in the place of a picture until it has come. */
const COLOUR = /#[0-9a-f]{6}$/i;

/** A path of the shop's own origin that ends in a name: browsers take a backslash for a slash, and `//` for a host. */
const OWN_PATH = /^(?:\/[^/\\#]+)+$/;

/** The first folder of what is no file of the shop. */
const API = /^\/api(?:\/|$)/i;

/** Whether the shop has a picture under a path such as `/pictures/arroz.webp`. */
export type HasPicture = (path: string) => boolean;

/**
 * Why an address cannot be that of a picture, in Spanish for the shop owner. Only pictures of the shop itself are
 * shown: the content security policy takes no others.
 */
export function pictureError(address: string, hasPicture: HasPicture): string | undefined {
  if (address === "") return undefined;
  const path = ownPath(address);
  if (path === undefined) return NOT_OWN;
  return hasPicture(path) ? undefined : MISSING;
}

const NOT_OWN =
  "Usa una imagen de la propia tienda: su dirección empieza con / (como /pictures/arroz.webp). Las de otros sitios no se pueden mostrar.";

const MISSING =
  "La tienda no tiene esta imagen: revisa cómo se escribe, o pon el archivo en una carpeta de apps/web/public.";

/** Undefined for an address of another site, or of no picture. */
function ownPath(address: string): string | undefined {
  const [written = ""] = address.replace(COLOUR, "").split("?");
  const path = decoded(written);
  if (path === undefined || !OWN_PATH.test(path)) return undefined;
  const hasDots = path.split("/").some((segment) => segment === "." || segment === "..");
  return hasDots || API.test(path) || textError(address + path) !== undefined ? undefined : path;
}

/** Undefined when a browser could not read it either. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
