export { Alternatives } from "./alternatives.tsx";
export { Offers } from "./list/offers.tsx";
export { ProductList } from "./list/product-list.tsx";
export { ProductTile } from "./list/product-tile.tsx";
export { unavailability } from "./product-badges.tsx";
export type { RelatedServices } from "./related-machine.ts";
export { catalog } from "./texts.ts";
export { useCartQuantity } from "./use-cart-quantity.ts";
export { useRelated } from "./use-related.ts";
