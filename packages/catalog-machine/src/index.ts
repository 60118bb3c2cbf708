export { catalogMachine } from "./catalog-machine.ts";
export { homeMachine } from "./home-machine.ts";
export { productMachine, type ProductReport } from "./product-machine.ts";
export {
  selectCatalog,
  selectFailure,
  selectHome,
  selectIsExtending,
  selectIsLoading,
  selectIsMissing,
  selectProduct,
} from "./selectors.ts";
export {
  provideCatalog,
  provideHome,
  provideProduct,
  type CatalogServices,
  type PageRequest,
} from "./services.ts";
