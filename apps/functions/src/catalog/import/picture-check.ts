/** The colour that stands in the place of a picture until it has come, and a query. */
const SUFFIX = /(?:\?[^#]*)?(?:#[0-9a-f]{6})?$/i;

/** Whether the shop has a picture under a path such as `/pictures/arroz.webp`. */
export type HasPicture = (path: string) => boolean;

/**
 * Why an address cannot be that of a picture, in Spanish for the shop owner. Only pictures of the shop itself are
 * shown: the content security policy takes no others.
 */
export function pictureError(address: string, hasPicture: HasPicture): string | undefined {
  if (address === "") return undefined;
  const path = decoded(address.replace(SUFFIX, ""));
  // Browsers take `//` for a host, and a backslash for a slash.
  if (!/^\/[^/\\]/.test(path))
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
