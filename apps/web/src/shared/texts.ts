import { shop } from "@shop/commerce";
import { count } from "./format.ts";

/** The frame around every screen. */
export const shell = {
  title: (screen?: string) => (screen ? `${screen} · ${shop.name}` : `${shop.name}: ${shop.tagline}`),
  skip: "Saltar al contenido",
  navigation: "Navegación principal",
  home: "Inicio",
  marketplace: "Marketplace",
  /** Visible label with a soft hyphen, for large text sizes. */
  marketplaceLabel: "Market\u00ADplace",
  /** Names the links of the header about the shop, for screen readers. */
  aboutLinks: "La tienda",
  about: "Quiénes somos",
  contact: "Contáctenos",
  privacy: "Privacidad",
  policies: {
    privacy: "Aviso de privacidad",
    terms: "Términos y condiciones",
    returns: "Devoluciones",
  },
  shopContact: {
    address: "Dirección",
    phone: "Teléfono",
    hours: "Horario",
    payments: "Formas de pago",
  },
  login: "Iniciar sesión",
  leaving: "Saliendo",
  account: "Mi cuenta",
  search: { label: "Buscar productos", submit: "Buscar" },
  delivery: {
    today: "Hoy",
    tomorrow: "Mañana",
    hours: (from: string, to: string) => `${from}–${to} h`,
    from: (when: string, price: string) => `${when} desde ${price}`,
    free: (when: string) => `${when} con envío gratis`,
    pickUp: (price: string) => `Recoger por ${price}`,
    pickUpFree: "Recoger gratis",
  },
  cart: "Carrito",
  quickCart: { open: "Vista rápida del carrito", caption: "Vista rápida" },
  cartFailed: "No pudimos actualizar tu carrito",
  backToCart: "Volver al carrito",
  cartLabel: (units: number) =>
    units === 0 ? "Carrito vacío" : `Carrito, ${count(units, "producto", "productos")}`,
  footer: {
    help: "Ayuda",
    minimum: "Los precios incluyen IVA. Los productos con receta se venden solo en el mostrador.",
  },
  retry: "Reintentar",
  cancel: "Cancelar",
  houseNumber: (street: string, exterior: string, interior: string | undefined) =>
    interior ? `${street} ${exterior}, int. ${interior}` : `${street} ${exterior}`,
  /** Another version of the shop is installed. */
  update: { text: "Hay una versión nueva de la tienda.", action: "Actualizar" },
  /** There is no network, and the worker answers from its cache. */
  copy: {
    text: "Sin conexión: te mostramos lo último que viste. Los precios y las existencias pueden haber cambiado.",
    reload: "Volver a cargar",
  },
  loading: "Cargando la pantalla",
  notFound: {
    title: "Página no encontrada",
    text: "La dirección no existe o cambió de lugar. Desde aquí puedes volver a la tienda.",
    back: "Volver al inicio",
  },
  noProducts: "No pudimos mostrar los productos",
  crashed: {
    title: "Esta pantalla no pudo abrirse",
    text: "Se perdió la conexión o algo falló al mostrarla. Tu carrito está a salvo; vuelve a intentarlo.",
  },
} as const;
