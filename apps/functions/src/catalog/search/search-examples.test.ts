import { afterAll, beforeAll, describe, expect, test } from "vitest";
import demo from "../../../catalog/demo.json" with { type: "json" };
import { openSqliteStore } from "../../store/sqlite-store.ts";
import { importCatalog } from "../import-catalog.ts";
import { createCatalogCache } from "../listing/catalog-cache.ts";
import { searchProducts } from "../listing/search-products.ts";

const store = openSqliteStore(":memory:");
const cache = createCatalogCache(store, () => new Date("2026-11-21T12:00:00Z"));

beforeAll(async () => {
  await importCatalog(store, demo);
});

afterAll(() => store.close());

const search = (query: string, limit = 48) => searchProducts(store, cache, { query, limit });

/** What shoppers type, and the products that come first, in any order among themselves. */
const EXAMPLES: Record<string, [typed: string, first: string[]][]> = {
  "accents and capitals": [
    ["limon", ["limon-1-kg"]],
    ["LIMÓN", ["limon-1-kg"]],
    ["brocoli", ["brocoli-1-pieza"]],
    ["café soluble", ["cafe-soluble-clasico-200-g"]],
    ["TE VERDE", ["te-verde-25-sobres"]],
    ["pure de tomate", ["pure-de-tomate-1-kg"]],
  ],
  "ñ, with the key or without it": [
    ["piña", ["pina-1-pieza"]],
    ["pina", ["pina-1-pieza"]],
    ["pañales recién nacido", ["panales-recien-nacido-38-piezas"]],
    ["panales recien nacido", ["panales-recien-nacido-38-piezas"]],
    ["jalapeño", ["chile-jalapeno-250-g", "chiles-jalapenos-en-escabeche-380-g"]],
    ["limpiador de banos", ["limpiador-de-banos-650-ml"]],
  ],
  "singular and plural": [
    ["limones", ["limon-1-kg"]],
    ["nuez", ["mezcla-de-nueces-y-arandanos-250-g"]],
    ["huevos", ["huevo-blanco-18-piezas", "huevo-rojo-12-piezas"]],
    ["frijoles", ["frijol-negro-900-g", "frijol-pinto-900-g"]],
    ["jabones de tocador", ["jabon-de-tocador-3-piezas"]],
    ["tortilla de maiz", ["tortillas-de-maiz-1-kg"]],
    ["pilas", ["pilas-alcalinas-aa-4-piezas"]],
    ["peces", ["alimento-para-peces-tropicales-50-g"]],
  ],
  "the order of the words, and words that say nothing": [
    ["pavo jamon", ["jamon-de-pavo-250-g"]],
    ["coco leche", ["leche-de-coco-400-ml"]],
    ["leche de coco", ["leche-de-coco-400-ml"]],
    ["integral pan", ["pan-integral-de-caja-680-g"]],
    ["dientes pasta", ["pasta-dental-blanqueadora-75-ml", "pasta-dental-con-fluor-125-ml"]],
    ["solar protector", ["bloqueador-solar-fps-50-120-ml"]],
    ["queso tres nubes panela", ["queso-panela-400-g"]],
  ],
  "amounts as people write them": [
    ["arroz 5 kg", ["arroz-super-extra-5-kg"]],
    ["arroz 5kilos", ["arroz-super-extra-5-kg"]],
    ["1 litro de leche entera", ["leche-entera-1-l"]],
    ["leche entera 1,89 l", ["leche-entera-1-89-l"]],
    ["paracetamol 500mg", ["paracetamol-500-mg-20-tabletas"]],
  ],
  typos: [
    ["lehce entera", ["leche-entera-1-89-l", "leche-entera-1-l"]],
    ["zanaoria", ["zanahoria-1-kg"]],
    ["detergnte liquido", ["detergente-liquido-para-ropa-5-l"]],
    ["aguacte", ["aguacate-hass-1-kg"]],
    ["espageti", ["pasta-espagueti-200-g"]],
    ["desodorante aereosol", ["desodorante-en-aerosol-150-ml"]],
  ],
  "spelling by ear": [
    ["huebo", ["huevo-blanco-18-piezas", "huevo-rojo-12-piezas"]],
    ["keso oaxaca", ["queso-oaxaca-400-g"]],
    ["aros", ["arroz-super-extra-1-kg", "arroz-super-extra-5-kg"]],
    ["sebolla", ["cebolla-1-kg"]],
    ["asucar", ["azucar-estandar-1-kg"]],
    ["mansana roja", ["manzana-roja-1-kg"]],
    ["tortiyas de arina", ["tortillas-de-harina-20-piezas"]],
    ["ielo", ["hielo-en-cubos-5-kg"]],
  ],
  synonyms: [
    ["palta", ["aguacate-hass-1-kg"]],
    ["tomate cherry", ["jitomate-cherry-300-g"]],
    ["papel de baño", ["papel-higienico-12-rollos"]],
    ["papel de bano", ["papel-higienico-12-rollos"]],
    ["pasta de dientes", ["pasta-dental-blanqueadora-75-ml", "pasta-dental-con-fluor-125-ml"]],
    ["shampoo para perro", ["champu-para-perro-500-ml"]],
    ["coca cola 3 litros", ["refresco-de-cola-3-l"]],
    ["aspirina", ["acido-acetilsalicilico-500-mg-40-tabletas"]],
    ["mamila", ["biberon-anticolico-240-ml"]],
    [
      "comida para gato",
      ["alimento-humedo-para-gato-atun-85-g", "alimento-humedo-para-gato-surtido-12-piezas"],
    ],
    ["popote", ["nectar-de-durazno-6-piezas-de-200-ml"]],
    ["plátano", ["platano-1-kg"]],
    ["banana", ["platano-1-kg"]],
    ["protector solar", ["bloqueador-solar-fps-50-120-ml"]],
    ["lavaloza", ["lavatrastes-liquido-aroma-limon-750-ml"]],
  ],
  "beginnings of words": [
    ["choco amargo", ["chocolate-amargo-70-cacao-90-g"]],
    ["aguac", ["aguacate-hass-1-kg"]],
    ["croq perr", ["croquetas-para-perro-adulto-2-kg", "croquetas-para-perro-adulto-8-kg"]],
    ["parace", ["paracetamol-500-mg-20-tabletas", "paracetamol-infantil-solucion-oral-120-ml"]],
  ],
  "the noun first, and the categories in their order": [
    ["arroz", ["arroz-super-extra-1-kg", "arroz-super-extra-5-kg"]],
    ["galletas", ["galletas-saladas-186-g"]],
    ["pan", ["pan-blanco-de-caja-680-g", "pan-integral-de-caja-680-g", "pan-molido-clasico-210-g"]],
    ["agua", ["agua-de-coco-1-l", "agua-purificada-1-5-l", "agua-purificada-6-l"]],
    ["leche", ["leche-descremada-1-l", "leche-deslactosada-1-l", "leche-entera-1-89-l", "leche-entera-1-l"]],
  ],
};

describe.for(Object.entries(EXAMPLES))("%s", ([, examples]) => {
  test.for(examples)("%s", async ([typed, first]) => {
    const { products } = await search(typed);
    const ids = products.slice(0, first.length).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(first);
  });
});

test("there are more than forty examples", () => {
  expect(Object.values(EXAMPLES).flat().length).toBeGreaterThan(40);
});

describe("what is asked for is not mixed with what only looks like it", () => {
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
    ["papel de baño zzzz", ["papel-higienico-12-rollos"]],
  ] as const)(
    "%s: all that has every word, or else any of them; a phrase is one word",
    async ([typed, found]) => {
      const { products } = await search(typed);
      expect(products.map(({ id }) => id)).toEqual(found);
    },
  );

  test("a phrase for which nothing is sold is read as its words", async () => {
    expect((await search("judía verde")).total).toBeGreaterThan(0);
  });

  test("when no product has every word, those with the most of them come first", async () => {
    const { products } = await search("leche deslactosada zzzz");
    expect(products[0]?.id).toBe("leche-deslactosada-1-l");
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
  ] as const)("%s: %s", async ([typed, meant]) => {
    expect((await search(typed)).didYouMean).toBe(meant);
  });

  test.for(["leche", "jamon", "papas", "palta", "choco", "pina", "leche zzzz", "zzzz"])(
    "%s is left as it is",
    async (typed) => {
      expect(await search(typed)).not.toHaveProperty("didYouMean");
    },
  );
});
