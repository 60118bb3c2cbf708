import { textError } from "./text-check.ts";

/** The colour that stands in the place of a picture until it has come. */
const COLOUR = /#[0-9a-f]{6}$/i;

/** A path of the shop's own origin that ends in a name: browsers take a backslash for a slash, and `//` for a host. */
const OWN_PATH = /^(?:\/[^/\\#]+)+$/;

/** The first folder of what is no file of the shop. */
const API = /^\/api(?:\/|$)/i;

/**
 * Why an address cannot be that of a picture, in Spanish for the shop owner. Only pictures of the shop itself are
 * shown: the content security policy takes no others.
 */
export function pictureError(address: string): string | undefined {
  return address === "" || isOwnPicture(address) ? undefined : NOT_OWN;
}

const NOT_OWN =
  "Usa una imagen de la propia tienda: su dirección empieza con / (como /pictures/arroz.webp). Las de otros sitios no se pueden mostrar.";

function isOwnPicture(address: string): boolean {
  const [written = ""] = address.replace(COLOUR, "").split("?");
  const path = decoded(written);
  if (path === undefined || !OWN_PATH.test(path)) return false;
  const hasDots = path.split("/").some((segment) => segment === "." || segment === "..");
  return !hasDots && !API.test(path) && textError(address + path) === undefined;
}

/** Undefined when a browser could not read it either. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
