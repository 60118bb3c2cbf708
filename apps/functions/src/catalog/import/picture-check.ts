import { textError } from "./text-check.ts";

/** The colour that stands in the place of a picture until it has come, and a query. */
const SUFFIX = /(?:\?[^#]*)?(?:#[0-9a-f]{6})?$/i;

/**
 * A path of the shop's own origin that ends in a name, without dots for folders, and not of its calls: browsers take a
 * backslash for a slash, and `//` for a host.
 */
const OWN_PATH = /^(?!\/api(?:\/|$))(?:\/(?!\.{1,2}(?:\/|$))[^/\\#]+)+$/i;

/** Whether the shop has a picture under a path such as `/pictures/arroz.webp`. */
export type HasPicture = (path: string) => boolean;

/**
 * Why an address cannot be that of a picture, in Spanish for the shop owner. Only pictures of the shop itself are
 * shown: the content security policy takes no others.
 */
export function pictureError(address: string, hasPicture: HasPicture): string | undefined {
  if (address === "") return undefined;
  const path = decoded(address.replace(SUFFIX, ""));
  if (!OWN_PATH.test(path) || textError(address + path) !== undefined)
    return "Usa una imagen de la propia tienda: su dirección empieza con / (como /pictures/arroz.webp). Las de otros sitios no se pueden mostrar.";
  return hasPicture(path)
    ? undefined
    : "La tienda no tiene esta imagen: revisa cómo se escribe, o pon el archivo en una carpeta de apps/web/public.";
}

/** Empty for what a browser could not read either. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}
