import type { ListingError } from "@shop/catalog-machine/marketplace";
import type { ProductSort } from "@shop/contract";
import { count, number } from "../../shared/format.ts";

const SORTS: Record<ProductSort, string> = {
  relevance: "Relevancia",
  price: "Precio: de menor a mayor",
  priceDesc: "Precio: de mayor a menor",
  unitPrice: "Precio por kilo o litro",
  name: "Nombre",
  newest: "Lo más nuevo",
};

/** What was done about an invalid URL. */
const ERRORS: Record<ListingError, string> = {
  category: "Ese pasillo no existe: te mostramos todos.",
  sort: "Ese orden no existe: usamos el de siempre.",
  price: "El precio tiene que ser un número, como 25 o 12.50: lo quitamos.",
  priceOrder: "El precio mínimo era mayor que el máximo: los cambiamos de lugar.",
  brands: "No pudimos usar todas las marcas de la dirección: usamos las demás.",
  query: "Tu búsqueda era muy larga: usamos el principio.",
  switch: "No entendimos un filtro de la dirección: lo quitamos.",
};

/** The screen of all products: search, filters, list. */
export const marketplace = {
  title: "Marketplace",
  searched: (words: string, category?: string) =>
    category === undefined ? `«${words}»` : `«${words}» en ${category}`,
  categories: "Pasillos",
  everything: "Todos los pasillos",
  found: (total: number) => count(total, "producto", "productos"),
  loading: "Cargando productos",
  updating: "Actualizando la lista",
  skip: "Saltar a los productos",
  sort: "Ordenar por",
  /** Without search words, the default order is by sales. */
  sortOf: (sort: ProductSort, words: string) =>
    sort === "relevance" && words === "" ? "Más populares" : SORTS[sort],
  search: {
    suggestions: "Sugerencias",
    recent: "Búsquedas recientes",
    category: "Pasillo",
    brand: "Marca",
    forget: (words: string) => `Quitar ${words} de tus búsquedas`,
    forgetAll: "Borrar búsquedas recientes",
    status: (options: number) => count(options, "sugerencia", "sugerencias"),
    inCart: (units: number) => `Llevas ${number(units)}`,
    addMoreLabel: (units: number, name: string) =>
      `Llevas ${number(units)} de ${name}: agregar otro al carrito`,
    fullLabel: (units: number, name: string) => `Llevas ${number(units)} de ${name}: no puedes agregar más`,
    recentStatus: (options: number) => count(options, "búsqueda reciente", "búsquedas recientes"),
  },
  filters: {
    title: "Filtros",
    close: "Cerrar filtros",
    see: (total: number) => `Ver ${count(total, "producto", "productos")}`,
    availability: "Disponibilidad",
    onOffer: "En oferta",
    inStock: "En existencia",
    coldChain: "Cadena de frío",
    price: "Precio",
    minPrice: "Desde",
    maxPrice: "Hasta",
    applyPrice: "Aplicar precio",
    brands: "Marca",
    moreBrands: (brands: number) => count(brands, "marca más", "marcas más"),
    /** The active filters, each with its link to remove it. */
    chosen: "Filtros aplicados",
    remove: (filter: string) => `Quitar ${filter}`,
    clear: "Quitar filtros",
    from: (price: string) => `Desde ${price}`,
    to: (price: string) => `Hasta ${price}`,
  },
  errors: ERRORS,
  more: "Cargar más productos",
  endless: "Cargar más al llegar al final",
  shown: (shown: number, total: number) => `Ves ${number(shown)} de ${number(total)}`,
  didYouMean: "¿Quisiste decir",
  empty: {
    emptyCategory: "Este pasillo está vacío",
    categoryText: "Todavía no hay productos aquí. Mira los demás pasillos.",
    search: (words: string) => `No encontramos «${words}»`,
    filtered: "Ningún producto cumple con estos filtros",
    text: "Prueba con menos palabras, revisa cómo están escritas o busca en toda la tienda.",
    filteredText: "Quita alguno para ver más.",
    withoutFilters: "Quitar filtros",
    everywhere: (words: string) => `Buscar «${words}» en todos los pasillos`,
    all: "Ver todos los productos",
    neighbours: "Quizá te sirva",
  },
} as const;
