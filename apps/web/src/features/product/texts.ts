import { shop } from "@shop/commerce";
import type { Allergen, Nutrition } from "@shop/contract";
import { weight } from "../../shared/format.ts";

const ALLERGENS: Record<Allergen, string> = {
  gluten: "gluten",
  crustaceans: "crustáceos",
  egg: "huevo",
  fish: "pescado",
  peanut: "cacahuate",
  soy: "soya",
  milk: "leche",
  treeNuts: "nueces",
  celery: "apio",
  mustard: "mostaza",
  sesame: "ajonjolí",
  sulphites: "sulfitos",
  lupin: "altramuces",
  molluscs: "moluscos",
};

/** Home and product. */
export const catalog = {
  home: {
    promise: shop.promise,
    get subtitle() {
      return `Lácteos fríos, farmacia y abarrotes en un solo pedido desde ${weight(shop.minimumWeight)}.`;
    },
    delivery: (window: string, price: string) => `Próxima entrega: ${window}, con envío desde ${price}.`,
    browse: "Ir al marketplace",
    how: "Cómo funciona el peso mínimo",
    categories: "Pasillos",
    offers: "Ofertas de la semana",
    all: "Ver todo",
    bought: "Volver a pedir",
    seen: "Lo que viste hace poco",
    forgetSeen: "Borrar vistos",
    loading: "Cargando productos",
    steps: [
      {
        title: "Llena tu carrito",
        text: "Cada producto dice cuánto pesa, con empaque y todo.",
      },
      {
        get title() {
          return `Llega a ${weight(shop.minimumWeight)}`;
        },
        text: "El carrito te dice cuánto te falta. Con ese peso, el viaje del repartidor vale la pena.",
      },
      {
        title: "Elige cómo recibirlo",
        text: "A domicilio o en la tienda, en el horario que elijas. Lo que necesita frío viaja siempre en frío.",
      },
    ],
  },
  product: {
    loading: "Cargando el producto",
    breadcrumbs: "Ruta",
    add: "Agregar",
    addLabel: (name: string) => `Agregar ${name} al carrito`,
    increase: (name: string) => `Aumentar cantidad de ${name}`,
    decrease: (name: string) => `Disminuir cantidad de ${name}`,
    quantity: (name: string) => `Cantidad de ${name}`,
    price: (amount: string) => `Precio: ${amount}`,
    was: (amount: string) => `Antes: ${amount}`,
    soldOut: "Agotado",
    counterOnly: "Solo en mostrador",
    prescription: "Con receta",
    prescriptionNotice:
      "Este producto necesita receta médica y se vende solo en el mostrador de la farmacia. Trae tu receta y te lo entregamos ahí.",
    pharmacyNotice: (cap: number) =>
      `Puedes llevar hasta ${cap} piezas por pedido. Lee el instructivo y, si tienes dudas, consulta a tu médico.`,
    coldChain: "Cadena de frío",
    coldChainNotice: "Se entrega en caja fría o se recoge en la tienda, para que llegue como salió.",
    offer: "Oferta",
    stockLeft: (units: number) => `${units === 1 ? "Queda" : "Quedan"} ${units}`,
    pictures: (name: string) => `Fotos de ${name}`,
    picture: (name: string, place: number, count: number) => `${name}, foto ${place} de ${count}`,
    zoom: (picture: string) => `Ampliar imagen de ${picture}`,
    closeZoom: "Cerrar la imagen",
    showPicture: (place: number, count: number) => `Ver foto ${place} de ${count}`,
    weight: "Peso con empaque",
    composition: "Composición",
    allergens: "Alérgenos",
    noAllergens: "No declara ninguno",
    containsAllergens: (names: string) => `Contiene ${names}`,
    allergenNames: ALLERGENS,
    nutrition: (measure: string) => `Información nutrimental por ${measure}`,
    nutritionTerms: {
      energyKcal: "Contenido energético",
      proteinG: "Proteínas",
      fatG: "Grasas totales",
      saturatedFatG: "Grasas saturadas",
      carbohydratesG: "Carbohidratos",
      sugarsG: "Azúcares",
      sodiumMg: "Sodio",
    } satisfies Record<keyof Nutrition, string>,
    inStock: "En existencia",
    boughtTogether: "Otros también llevaron",
    similar: "Parecidos",
    loadingRelated: "Cargando productos relacionados",
    quickView: (name: string) => `Vista rápida de ${name}`,
    back: "Volver",
    fullView: "Ver la página completa",
    missing: {
      title: "Producto no encontrado",
      text: "Puede que ya no lo vendamos o que el enlace tenga un error.",
      action: "Ir al marketplace",
    },
  },
} as const;
