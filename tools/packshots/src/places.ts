/** Where the pictures of the products are; the shop serves them from there. */
export const PICTURES = new URL("../../../apps/web/public/pictures/", import.meta.url);

/** The products that get pictures. */
export const DEMO_CATALOG = new URL("../../../apps/functions/catalog/demo.json", import.meta.url);

/** What the tool reads of it. */
export interface DemoCatalog {
  products: {
    id: string;
    name: string;
    brand: string;
    weightKg: number;
    image: string;
    moreImages?: string[];
  }[];
}
