export { ProductShelf } from "./product-shelf.tsx";
export { ProductTile } from "./product-tile.tsx";
export { catalog } from "./texts.ts";
