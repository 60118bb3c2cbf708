export { homeMachine } from "./home-machine.ts";
export type { PageRequest } from "./listing.ts";
export { productMachine, type ProductReport } from "./product-machine.ts";
export { selectFailure, selectHome, selectIsLoading, selectIsMissing, selectProduct } from "./selectors.ts";
export { provideHome, provideProduct, type CatalogServices } from "./services.ts";
