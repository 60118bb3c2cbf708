import type { OrderState } from "@shop/contract";

/** The names of the values that a URL carries. */
export const query = {
  category: "categoria",
  search: "q",
  brand: "marca",
  minPrice: "precioMin",
  maxPrice: "precioMax",
  onOffer: "oferta",
  inStock: "disponible",
  coldChain: "frio",
  sort: "orden",
  returnPath: "volver",
  mode: "modo",
  section: "seccion",
  orderState: "estado",
} as const;

/** Every URL of the shop (specification §1). */
export const paths = {
  home: "/home",
  marketplace: "/marketplace",
  category: (id: string) => `/marketplace?${query.category}=${encodeURIComponent(id)}`,
  brand: (name: string) => `/marketplace?${query.brand}=${encodeURIComponent(name)}`,
  search: (words: string) =>
    words === "" ? "/marketplace" : `/marketplace?${new URLSearchParams({ [query.search]: words })}`,
  /** Without an id: the product that was seen last. */
  lastProduct: "/detalles",
  product: (id: string) => `/detalles/${encodeURIComponent(id)}`,
  /** A product without the frame of the shop; not `/detalles`. */
  quickProduct: "/detalle",
  login: "/login",
  signUp: "/registrar",
  cart: "/carritocompras",
  checkoutAddress: "/carritocompras/direccion",
  checkoutShipping: "/carritocompras/envio",
  checkoutMethod: "/carritocompras/metodo",
  checkoutReview: "/carritocompras/revision",
  about: "/quienessomos",
  contact: "/contactenos",
  privacy: "/privacidad",
  terms: "/terminos",
  returns: "/devoluciones",
  account: "/cuenta",
  orders: `/cuenta?${query.section}=pedidos`,
  ordersIn: (state: OrderState) => `/cuenta?${query.section}=pedidos&${query.orderState}=${state}`,
  orderConfirmed: "/pagoconfirmado",
  order: (id: string) => `/pagoconfirmado/${encodeURIComponent(id)}`,
} as const;

/** The id of the search box in the header. */
export const SEARCH_BOX = "buscar";
