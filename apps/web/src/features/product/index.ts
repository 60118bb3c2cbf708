export { Offers } from "./offers.tsx";
export { ProductList } from "./product-list.tsx";
export { ProductTile } from "./product-tile.tsx";
export { catalog } from "./texts.ts";
export { useCartQuantity } from "./use-cart-quantity.ts";
