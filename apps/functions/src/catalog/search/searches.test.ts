import { afterAll, beforeAll, describe, expect, test } from "vitest";
import demo from "../../../catalog/demo.json" with { type: "json" };
import { openSqliteStore } from "../../documents/open-store.ts";
import { importCatalog } from "../import-catalog.ts";
import { createCatalogCache } from "../listing/catalog-cache.ts";
import { searchProducts } from "../listing/search-products.ts";

const store = openSqliteStore(":memory:");
const cache = createCatalogCache(store, () => new Date("2026-11-21T12:00:00Z"));

beforeAll(async () => {
  await importCatalog(store, demo);
});

afterAll(() => store.close());

const search = (query: string) => searchProducts(store, cache, { query, limit: 48 });

/** What shoppers type, and the products of which each has to be among the first three. */
const SEARCHES: [typed: string, first: string[]][] = [
  // accents, capitals and ñ
  ["LIMÓN", ["limon-1-kg"]],
  ["limon", ["limon-1-kg"]],
  ["brocoli", ["brocoli-1-pieza"]],
  ["TE VERDE", ["te-verde-25-sobres"]],
  ["pure de tomate", ["pure-de-tomate-1-kg"]],
  ["piña", ["pina-1-pieza"]],
  ["pina", ["pina-1-pieza"]],
  ["panales recien nacido", ["panales-recien-nacido-38-piezas"]],
  ["jalapeño", ["chile-jalapeno-250-g", "chiles-jalapenos-en-escabeche-380-g"]],
  ["limpiador de banos", ["limpiador-de-banos-650-ml"]],
  // plurals
  ["limones", ["limon-1-kg"]],
  ["nuez", ["mezcla-de-nueces-y-arandanos-250-g"]],
  ["huevos", ["huevo-blanco-18-piezas", "huevo-rojo-12-piezas"]],
  ["frijoles", ["frijol-negro-900-g"]],
  ["peces", ["alimento-para-peces-tropicales-50-g"]],
  ["tortilla de maiz", ["tortillas-de-maiz-1-kg", "tortillas-taqueras-de-maiz-500-g"]],
  // the order of words
  ["dientes pasta", ["pasta-dental-blanqueadora-75-ml", "pasta-dental-con-fluor-125-ml"]],
  ["pavo jamon", ["jamon-de-pavo-250-g"]],
  ["integral pan", ["pan-integral-de-caja-680-g"]],
  ["queso tres nubes panela", ["queso-panela-400-g"]],
  // amounts
  ["coca 2 litros", ["refresco-de-cola-sin-azucar-2-l"]],
  ["arroz 5kilos", ["arroz-super-extra-5-kg"]],
  ["1 litro de leche entera", ["leche-entera-1-l"]],
  ["leche entera 1,89 l", ["leche-entera-1-89-l"]],
  ["paracetamol 500mg", ["paracetamol-500-mg-20-tabletas"]],
  ["coca cola 3 litros", ["refresco-de-cola-3-l"]],
  // typos
  ["lehce", ["leche-entera-1-l", "leche-deslactosada-1-l"]],
  ["lehce entera", ["leche-entera-1-89-l", "leche-entera-1-l"]],
  ["zanaoria", ["zanahoria-1-kg"]],
  ["detergnte liquido", ["detergente-liquido-para-ropa-5-l"]],
  ["aguacte", ["aguacate-hass-1-kg"]],
  ["espageti", ["pasta-espagueti-200-g"]],
  ["desodorante aereosol", ["desodorante-en-aerosol-150-ml"]],
  // spelling by ear
  ["huebo", ["huevo-blanco-18-piezas", "huevo-rojo-12-piezas"]],
  ["keso oaxaca", ["queso-oaxaca-400-g"]],
  ["aros", ["arroz-super-extra-1-kg", "arroz-super-extra-5-kg"]],
  ["sebolla", ["cebolla-1-kg"]],
  ["tortiyas de arina", ["tortillas-de-harina-20-piezas"]],
  ["ielo", ["hielo-en-cubos-5-kg"]],
  ["jelatina", ["gelatina-en-polvo-sabor-fresa-120-g"]],
  // other words for the same
  ["jitomate", ["jitomate-saladet-1-kg", "jitomate-cherry-300-g"]],
  ["tomate", ["jitomate-saladet-1-kg", "jitomate-cherry-300-g"]],
  ["palta", ["aguacate-hass-1-kg"]],
  ["banana", ["platano-1-kg"]],
  ["judía", ["frijol-negro-900-g"]],
  ["judía verde", ["frijol-negro-900-g"]],
  ["sin lactosa", ["leche-deslactosada-1-l"]],
  ["leche de almendra", ["bebida-de-almendra-sin-azucar-946-ml"]],
  ["papel baño", ["papel-higienico-12-rollos"]],
  ["papel de bano", ["papel-higienico-12-rollos"]],
  ["shampoo para perro", ["champu-para-perro-500-ml"]],
  ["aspirina", ["acido-acetilsalicilico-500-mg-40-tabletas"]],
  ["mamila", ["biberon-anticolico-240-ml"]],
  ["comida para gato", ["alimento-humedo-para-gato-atun-85-g"]],
  ["protector solar", ["bloqueador-solar-fps-50-120-ml"]],
  ["lavaloza", ["lavatrastes-liquido-aroma-limon-750-ml"]],
  // beginnings
  ["leche d", ["leche-deslactosada-1-l", "leche-descremada-1-l"]],
  ["aguac", ["aguacate-hass-1-kg"]],
  ["choco amargo", ["chocolate-amargo-70-cacao-90-g"]],
  ["croq perr", ["croquetas-para-perro-adulto-2-kg", "croquetas-para-perro-adulto-8-kg"]],
  ["parace", ["paracetamol-500-mg-20-tabletas", "paracetamol-infantil-solucion-oral-120-ml"]],
  // the noun first, and what sells
  ["leche", ["leche-entera-1-l", "leche-deslactosada-1-l"]],
  ["agua", ["agua-purificada-6-l"]],
  ["pan", ["pan-blanco-de-caja-680-g", "pan-integral-de-caja-680-g"]],
  ["arroz", ["arroz-super-extra-1-kg", "arroz-super-extra-5-kg"]],
  ["galletas", ["galletas-saladas-186-g"]],
  ["atún", ["atun-en-agua-140-g", "atun-en-aceite-4-latas"]],
  ["crema", ["crema-acida-450-ml"]],
  ["jabon", ["jabon-de-tocador-3-piezas"]],
  ["papas fritas", ["papas-fritas-con-sal-170-g"]],
  ["comida", ["alimento-humedo-para-perro-pollo-375-g", "alimento-humedo-para-gato-atun-85-g"]],
];

test.for(SEARCHES)("%s", async ([typed, first]) => {
  const ids = (await search(typed)).products.slice(0, 3).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(first));
});

describe("results are not mixed with lookalikes", () => {
  test("a word that the catalogue knows is not taken for the beginning of another", async () => {
    const { products } = await search("agua");
    expect(products.filter(({ name }) => name.startsWith("Aguacate"))).toEqual([]);
  });

  test("a word with ñ is not found by the same word without it when the query has it", async () => {
    const { products, didYouMean } = await search("leña");
    expect([products.length, didYouMean]).toEqual([0, undefined]);
  });

  test.for([
    ["pan integral", ["pan-integral-de-caja-680-g"]],
    ["aguacate pila", ["aguacate-hass-1-kg", "pilas-alcalinas-aa-4-piezas", "termometro-digital-1-pieza"]],
  ] as const)("%s: all that has every word, or else any of them", async ([typed, found]) => {
    const { products } = await search(typed);
    expect(products.map(({ id }) => id)).toEqual(found);
  });

  test.for([
    ["leche deslactosada zzzz", "leche-deslactosada-1-l"],
    ["papel de baño zzzz", "papel-higienico-12-rollos"],
    ["lehce zzzz", "leche-deslactosada-1-l"],
  ] as const)("%s: what has the most words comes first", async ([typed, first]) => {
    expect((await search(typed)).products[0]?.id).toBe(first);
  });

  test.for(["zzzz", "¡!", "🥑"])("%s finds nothing, and says so", async (typed) => {
    const switches = { onOffer: 0, inStock: 0, coldChain: 0 };
    const { neighbours, ...found } = await search(typed);
    expect(neighbours?.length).toBeGreaterThan(0);
    expect(found).toEqual({
      products: [],
      total: 0,
      facets: { brands: [], categories: [], switches },
    });
  });
});

describe("didYouMean", () => {
  test.for([
    ["lehce", "leche"],
    ["keso oaxaca", "queso oaxaca"],
    ["asucar", "azúcar"],
    ["tortiyas de arina", "tortillas de harina"],
    ["LEHCE de Coco", "leche de coco"],
    ["jabon liqido", "jabon líquido"],
    ["detergnte zzzz", "detergente zzzz"],
  ] as const)("%s: %s", async ([typed, meant]) => {
    expect((await search(typed)).didYouMean).toBe(meant);
  });

  test.for(["leche", "jamon", "papas", "palta", "choco", "pina", "leche zzzz", "leche ab", "zzzz"])(
    "%s is left as it is",
    async (typed) => {
      expect(await search(typed)).not.toHaveProperty("didYouMean");
    },
  );
});
