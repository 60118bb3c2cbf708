/** A query, and the placeholder colour of a picture: `?v=2` and `#E8DCC0` in `/fotos/arroz.webp?v=2#E8DCC0`. */
const SUFFIX = /(?:\?[^#]*)?(?:#[0-9a-f]{6})?$/i;

/** Whether the shop has a picture under a path such as `/pictures/arroz.webp`. */
export type HasPicture = (path: string) => boolean;

/**
 * Why a URL cannot be that of a picture, in Spanish for the shop owner. Only pictures of the shop itself are allowed by
 * the content security policy.
 */
export function pictureError(address: string, hasPicture: HasPicture): string | undefined {
  if (address === "") return undefined;
  const path = decoded(address.replace(SUFFIX, ""));
  // Browsers read `//` as a host, and a backslash as a slash.
  if (!/^\/[^/\\]/.test(path))
    return "Usa una imagen de la propia tienda: su dirección empieza con / (como /pictures/arroz.webp). Las de otros sitios no se pueden mostrar.";
  return hasPicture(path)
    ? undefined
    : "La tienda no tiene esta imagen: revisa cómo se escribe, o pon el archivo en una carpeta de apps/web/public.";
}

/** Empty, which the caller refuses, for a path that no browser could decode either. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}
