// Cleaning, personal care, pharmacy, baby, pets.
import { Group, type Object3D } from "three";
import { grounded } from "../fresh/place.ts";
import * as market from "../fresh/market.ts";
import * as things from "../fresh/things.ts";
import { blister, canister, foldingBox, wrapped } from "../forms/paper.ts";
import { bag, rolls, sachet, sack, softPack } from "../forms/soft.ts";
import { aerosol, bottle, can, jar, stick, tub, tube } from "../forms/vessels.ts";
import { card, film } from "../materials.ts";
import { front, type Print } from "../label/print.ts";
import type { Recipe } from "../recipe.ts";
import { box } from "../shapes.ts";

type Colors = readonly [string, string];

/** A box of medicine. */
const medicine = (
  colors: Colors,
  motif?: Recipe["motif"],
  size: { w?: number; h?: number; d?: number } = {},
): Recipe => ({
  colors,
  ...(motif && { motif }),
  make: (p) => foldingBox(p, { w: 13, h: 7, d: 3.4, turn: -24, ...size }),
});
const hanging = (
  colors: Colors,
  make: () => Object3D,
  size: { w?: number; h?: number } = {},
  layout: Recipe["layout"] = "clean",
): Recipe => ({ colors, layout, make: (p) => blister(p, grounded(make()), size) });
const detergent = (
  colors: Colors,
  body: string,
  cap: string,
  rest: Partial<Recipe> = {},
  h = 30,
): Recipe => ({
  colors,
  ...rest,
  make: (p) => bottle(p, { outline: "jug", h, body, cap, handle: true, label: [0.1, 0.54], flat: 0.72 }),
});

/** A thing with its card on a string beside it, or a label that stands in front. */
const tagged =
  (
    make: () => Object3D,
    size: readonly [number, number],
    at: readonly [number, number, number],
    tilt = 0,
  ): ((p: Print) => Object3D) =>
  (p) => {
    const group = new Group();
    const tag = box(size[0], size[1], 0.14, 0.04, card(front(p, size[0], size[1], 800)));
    tag.position.set(...at);
    tag.rotation.z = tilt;
    return group.add(grounded(make()), tag);
  };

export const HOUSEHOLD: Record<string, Recipe> = {
  "detergente-en-polvo-1-kg": {
    colors: ["#1f5fc9", "#f7a81d"],
    title: "Detergente",
    variety: "en polvo · lavanda",
    make: (p) => bag(p, { w: 17, h: 23, t: 7 }),
  },
  "detergente-liquido-para-ropa-5-l": detergent(
    ["#1f5fc9", "#f7a81d"],
    "#1f4fb8",
    "#f7a81d",
    { title: "Detergente líquido", variety: "para ropa" },
    32,
  ),
  "suavizante-de-telas-3-l": detergent(["#8fd0f2", "#e86aa0"], "#7fc4ee", "#e86aa0", {
    title: "Suavizante",
    variety: "brisa de primavera",
    motif: "pinkBlossom",
  }),
  "jabon-en-barra-para-ropa-400-g": {
    colors: ["#2f7fe0", "#ffffff"],
    title: "Jabón en barra",
    variety: "para ropa",
    make: (p) => wrapped(p, { w: 15, h: 6, d: 5 }),
  },
  "blanqueador-de-cloro-2-l": detergent(["#ffffff", "#1f5fb0"], "#f7f9fb", "#1f5fb0", {
    title: "Cloro",
    variety: "blanqueador",
  }),
  "lavatrastes-liquido-aroma-limon-750-ml": {
    colors: ["#d9e84a", "#1f8a3a"],
    motif: "lemon",
    title: "Lavatrastes líquido",
    variety: "aroma limón",
    make: (p) =>
      bottle(p, {
        outline: "shampoo",
        h: 24,
        clear: true,
        liquid: "#d3e03a",
        body: "#f4ffc0",
        cap: "#1f8a3a",
        top: "flip",
        flat: 0.6,
        label: [0.1, 0.66],
      }),
  },
  "limpiador-multiusos-lavanda-1-l": {
    colors: ["#9a7ad0", "#5a2fa0"],
    motif: "lavender",
    title: "Limpiador multiusos",
    variety: "lavanda",
    make: (p) =>
      bottle(p, {
        outline: "round",
        h: 27,
        clear: true,
        liquid: "#8a5fc9",
        cap: "#ffffff",
        label: [0.1, 0.62],
      }),
  },
  "limpiador-multiusos-pino-1-l": {
    colors: ["#4aa86a", "#0f5b2c"],
    motif: "mint",
    title: "Limpiador multiusos",
    variety: "pino",
    make: (p) =>
      bottle(p, {
        outline: "round",
        h: 27,
        clear: true,
        liquid: "#3d9a4a",
        cap: "#ffffff",
        label: [0.1, 0.62],
      }),
  },
  "limpiador-de-banos-650-ml": {
    colors: ["#1f9ad6", "#0f3a8c"],
    title: "Limpiador de baños",
    variety: "antisarro",
    make: (p) =>
      bottle(p, {
        outline: "sauce",
        h: 26,
        body: "#1f7fd6",
        cap: "#e3131b",
        top: "nozzle",
        label: [0.1, 0.62],
      }),
  },
  "limpiavidrios-con-atomizador-500-ml": {
    colors: ["#bfe6fa", "#0a6ab0"],
    title: "Limpiavidrios",
    variety: "con atomizador",
    make: (p) =>
      bottle(p, {
        outline: "flask",
        h: 23,
        clear: true,
        liquid: "#4ab3e8",
        cap: "#0a4f8c",
        top: "trigger",
        flat: 0.66,
        label: [0.12, 0.6],
      }),
  },
  "fibra-con-esponja-3-piezas": {
    colors: ["#e3131b", "#f7c531"],
    pitch: 22,
    title: "Fibra",
    variety: "con esponja",
    make: tagged(things.sponges, [8.6, 6.2], [0, 4.6, 4.5]),
  },
  "guantes-de-latex-para-limpieza-1-par": hanging(
    ["#f7c531", "#e3131b"],
    () => {
      const one = things.glove();
      one.scale.set(0.42, 0.42, 0.3);
      return new Group().add(one);
    },
    { w: 11, h: 19 },
  ),
  "escoba-de-cerdas-suaves-1-pieza": { make: () => grounded(things.broom()) },
  "cubeta-de-plastico-12-l": { make: () => grounded(things.bucket()), pitch: 14 },
  "destapacanos-de-ventosa-1-pieza": { make: () => grounded(things.plunger()) },
  "bolsas-para-basura-grandes-20-piezas": {
    colors: ["#22262c", "#f7c531"],
    title: "Bolsas para basura",
    variety: "grandes 90 × 120 cm",
    make: (p) => softPack(p, { w: 15, h: 18, d: 6, soft: 0.5 }),
  },
  "papel-higienico-12-rollos": {
    colors: ["#bfe0f7", "#1557b8"],
    title: "Papel higiénico",
    variety: "doble hoja",
    make: (p) => rolls(p, { columns: 3, rows: 2, deep: 2 }),
  },
  "toallas-de-papel-para-cocina-3-rollos": {
    colors: ["#e6f4e0", "#3d9a3a"],
    title: "Toallas de papel",
    variety: "para cocina",
    make: (p) => rolls(p, { columns: 3, rows: 1, deep: 1, r: 5.4, h: 22, turn: -14 }),
  },
  "servilletas-de-papel-500-piezas": {
    colors: ["#f7f9fb", "#1557b8"],
    title: "Servilletas",
    variety: "una hoja",
    make: (p) => softPack(p, { w: 17, h: 17, d: 10, soft: 0.6, see: "#f4f6f8" }),
  },
  "insecticida-en-aerosol-400-ml": {
    colors: ["#c8201c", "#f7c531"],
    title: "Insecticida",
    variety: "cucarachas y hormigas",
    make: (p) => aerosol(p, { cap: "#16181c" }),
  },
  "repelente-electrico-para-mosquitos-1-pieza": hanging(["#1f8a6a", "#f7c531"], things.plug, {
    w: 11,
    h: 15.5,
  }),
  "pilas-alcalinas-aa-4-piezas": hanging(
    ["#16181c", "#d9a52c"],
    () => {
      const group = new Group();
      for (const x of [-2.6, -0.87, 0.87, 2.6]) {
        const one = things.battery();
        one.position.x = x;
        group.add(one);
      }
      return group;
    },
    { w: 9.5, h: 12 },
  ),
  "foco-led-luz-calida-9-w": { colors: ["#fff3cf", "#f2a01c"], make: () => grounded(things.bulb()) },
  "veladora-blanca-8-cm": { make: () => grounded(things.candle()), pitch: 12 },

  "jabon-de-tocador-3-piezas": {
    colors: ["#fbeee6", "#c98a6a"],
    title: "Jabón de tocador",
    variety: "glicerina y almendra",
    make: (p) => wrapped(p, { w: 9, h: 6, d: 3, count: 3 }),
  },
  "jabon-liquido-para-manos-500-ml": {
    colors: ["#fff3e6", "#d98a4a"],
    title: "Jabón líquido",
    variety: "flor de azahar",
    motif: "blossom",
    make: (p) =>
      bottle(p, {
        outline: "round",
        h: 17,
        body: "#fff8f0",
        cap: "#d9a57a",
        top: "pump",
        label: [0.08, 0.62],
      }),
  },
  "champu-de-sabila-750-ml": {
    colors: ["#e2f0d8", "#4a8a3a"],
    title: "Champú",
    variety: "de sábila",
    make: (p) =>
      bottle(p, { outline: "shampoo", h: 25, body: "#dcefd0", cap: "#4a8a3a", top: "flip", flat: 0.6 }),
  },
  "champu-anticaspa-400-ml": {
    colors: ["#1f3f6b", "#7cc4e8"],
    title: "Champú",
    variety: "anticaspa",
    make: (p) =>
      bottle(p, { outline: "shampoo", h: 22, body: "#1f3f6b", cap: "#e8eef4", top: "flip", flat: 0.58 }),
  },
  "acondicionador-de-coco-750-ml": {
    colors: ["#fbf6ea", "#8a5a3a"],
    title: "Acondicionador",
    variety: "de coco",
    motif: "coconut",
    make: (p) =>
      bottle(p, { outline: "shampoo", h: 25, body: "#fbf6ea", cap: "#8a5a3a", top: "flip", flat: 0.6 }),
  },
  "crema-para-peinar-300-ml": {
    colors: ["#f3e2f0", "#8a3f8a"],
    title: "Crema",
    variety: "para peinar",
    make: (p) => tube(p, { r: 2.8, h: 18, cap: "#8a3f8a" }),
  },
  "crema-corporal-humectante-400-ml": {
    colors: ["#fbf0e0", "#c9985a"],
    title: "Crema corporal",
    variety: "karité y avena",
    make: (p) =>
      bottle(p, {
        outline: "round",
        h: 19,
        body: "#fdf6ea",
        cap: "#c9985a",
        top: "pump",
        label: [0.08, 0.64],
      }),
  },
  "bloqueador-solar-fps-50-120-ml": {
    colors: ["#ffd23a", "#f2701c"],
    title: "Bloqueador solar",
    variety: "FPS 50",
    make: (p) => tube(p, { r: 2.5, h: 15.5, cap: "#f2701c" }),
  },
  "balsamo-labial-con-cacao-4-5-g": {
    ...hanging(
      ["#f0d9b0", "#7a4a2c"],
      () => {
        const one = things.lipBalm();
        return new Group().add(one);
      },
      { w: 8, h: 13 },
      "care",
    ),
    title: "Bálsamo labial",
    variety: "con cacao",
  },
  "desodorante-en-barra-50-g": {
    colors: ["#f7dfe8", "#c9527a"],
    title: "Desodorante",
    variety: "en barra · floral",
    make: (p) => stick(p, { cap: "#ffffff" }),
  },
  "desodorante-en-aerosol-150-ml": {
    colors: ["#dfeaf5", "#3f6fb0"],
    title: "Desodorante",
    variety: "en aerosol",
    make: (p) => aerosol(p, { r: 2.3, h: 16, cap: "#ffffff" }),
  },
  "rastrillos-de-tres-hojas-4-piezas": hanging(
    ["#e6dff5", "#6b4fa8"],
    things.razors,
    { w: 11, h: 17 },
    "care",
  ),
  "espuma-para-afeitar-250-g": {
    colors: ["#1f4a3a", "#8ac9a0"],
    title: "Espuma",
    variety: "para afeitar",
    make: (p) => aerosol(p, { r: 2.6, h: 17, cap: "#8ac9a0" }),
  },
  "pasta-dental-con-fluor-125-ml": {
    colors: ["#e3131b", "#ffffff"],
    title: "Pasta dental",
    variety: "con flúor · menta",
    make: (p) => foldingBox(p, { w: 19, h: 4.6, d: 4, turn: -16 }),
    layout: "clean",
  },
  "pasta-dental-blanqueadora-75-ml": {
    colors: ["#dff0fb", "#0b62b0"],
    title: "Pasta dental",
    variety: "blanqueadora",
    make: (p) => tube(p, { r: 2.1, h: 14, cap: "#ffffff" }),
  },
  "cepillo-dental-medio-2-piezas": hanging(["#dff0fb", "#17a398"], things.brushes, { w: 8.5, h: 24 }),
  "enjuague-bucal-sin-alcohol-500-ml": {
    colors: ["#bfeee6", "#0f8a7a"],
    title: "Enjuague bucal",
    variety: "sin alcohol · menta",
    make: (p) =>
      bottle(p, {
        outline: "flask",
        h: 21,
        clear: true,
        liquid: "#2fc2a8",
        cap: "#ffffff",
        flat: 0.62,
        label: [0.1, 0.56],
      }),
  },
  "hilo-dental-con-cera-50-m": hanging(["#dff3ee", "#17a398"], things.floss, { w: 9.5, h: 14 }),
  "toallas-femeninas-con-alas-14-piezas": {
    colors: ["#f7d3e2", "#c9306b"],
    title: "Toallas femeninas",
    variety: "con alas",
    make: (p) => softPack(p, { w: 16, h: 12, d: 8, soft: 0.7 }),
  },
  "pantiprotectores-diarios-40-piezas": {
    colors: ["#efe3f5", "#8a5ab0"],
    title: "Pantiprotectores",
    variety: "diarios",
    make: (p) => foldingBox(p, { w: 15, h: 8.5, d: 6 }),
  },
  "toallitas-desmaquillantes-25-piezas": {
    colors: ["#e3f0f0", "#3f8a8a"],
    title: "Toallitas",
    variety: "desmaquillantes",
    make: (p) => softPack(p, { w: 17, h: 11, d: 3.4, soft: 0.7, flap: false, turn: -14 }),
  },
  "hisopos-de-algodon-200-piezas": {
    colors: ["#eaf3fa", "#5a8ab0"],
    title: "Hisopos",
    variety: "de algodón",
    make: (p) => tub(p, { low: 3.8, high: 3.9, h: 9, lid: "#ffffff" }),
  },
  "quitaesmalte-sin-acetona-120-ml": {
    colors: ["#f7e0ea", "#c9306b"],
    title: "Quitaesmalte",
    variety: "sin acetona",
    make: (p) =>
      bottle(p, {
        outline: "syrup",
        h: 15,
        clear: true,
        liquid: "#f2a0c0",
        cap: "#ffffff",
        label: [0.1, 0.52],
      }),
  },
  "talco-para-pies-150-g": {
    colors: ["#e8f0f7", "#2f5f8a"],
    title: "Talco",
    variety: "para pies",
    make: (p) =>
      bottle(p, { outline: "flask", h: 18, body: "#f7f9fb", cap: "#2f5f8a", flat: 0.6, label: [0.1, 0.56] }),
  },

  "paracetamol-500-mg-20-tabletas": medicine(["#ffffff", "#d8342c"], "longTablets"),
  "paracetamol-infantil-solucion-oral-120-ml": {
    colors: ["#ffffff", "#d6336a"],
    title: "Paracetamol infantil",
    variety: "solución oral · cereza",
    make: (p) =>
      bottle(p, {
        outline: "syrup",
        h: 15,
        clear: true,
        liquid: "#a81436",
        body: "#c98a4a",
        cap: "#ffffff",
        label: [0.1, 0.56],
      }),
  },
  "ibuprofeno-400-mg-10-tabletas": medicine(["#ffffff", "#e8701c"], "pinkTablets"),
  "acido-acetilsalicilico-500-mg-40-tabletas": medicine(["#ffffff", "#1f8a3a"], "tablets", { w: 14, h: 8 }),
  "loratadina-10-mg-20-tabletas": medicine(["#ffffff", "#2f9ad6"], "tablets", { h: 6.4 }),
  "omeprazol-20-mg-14-capsulas": medicine(["#ffffff", "#7a3f9a"], "purpleCapsules"),
  "suspension-antiacida-360-ml": {
    colors: ["#ffffff", "#2fa27a"],
    title: "Suspensión antiácida",
    variety: "sabor menta",
    make: (p) => bottle(p, { outline: "syrup", h: 19, body: "#f7faf8", cap: "#2fa27a", label: [0.1, 0.56] }),
  },
  "suero-oral-sabor-coco-625-ml": {
    colors: ["#ffffff", "#1f9ac9"],
    title: "Suero oral",
    variety: "sabor coco",
    motif: "coconut",
    make: (p) => bottle(p, { outline: "juice", h: 22, clear: true, liquid: "#eef3ee", cap: "#1f9ac9" }),
  },
  "suero-oral-en-polvo-4-sobres": {
    colors: ["#ffffff", "#f2851c"],
    title: "Suero oral",
    variety: "en polvo",
    motif: "orange",
    make: (p) => sachet(p, { w: 11, h: 14, t: 1.6 }),
  },
  "jarabe-para-la-tos-con-miel-150-ml": {
    colors: ["#fff8e6", "#d98a10"],
    title: "Jarabe para la tos",
    variety: "con miel",
    motif: "honey",
    make: (p) =>
      bottle(p, {
        outline: "syrup",
        h: 16,
        clear: true,
        liquid: "#7a3a0c",
        body: "#c97a2c",
        cap: "#d98a10",
        label: [0.1, 0.56],
      }),
  },
  "ambroxol-jarabe-120-ml": {
    colors: ["#ffffff", "#1f6fb5"],
    title: "Ambroxol",
    variety: "jarabe",
    make: (p) =>
      bottle(p, {
        outline: "syrup",
        h: 15,
        clear: true,
        liquid: "#5a2a10",
        body: "#b5652c",
        cap: "#ffffff",
        label: [0.1, 0.56],
      }),
  },
  "antigripal-12-capsulas": {
    ...medicine(["#fff8ee", "#c9252b"], "redCapsules"),
    title: "Antigripal",
    variety: "acción múltiple",
  },
  "solucion-salina-nasal-60-ml": {
    colors: ["#ffffff", "#1f8ac9"],
    title: "Solución salina",
    variety: "nasal",
    make: (p) =>
      bottle(p, {
        outline: "dropper",
        h: 14,
        body: "#f4fafd",
        cap: "#1f8ac9",
        top: "dropper",
        label: [0.08, 0.52],
      }),
  },
  "lagrimas-artificiales-15-ml": {
    colors: ["#ffffff", "#17a398"],
    title: "Lágrimas artificiales",
    variety: "gotas oculares",
    make: (p) =>
      bottle(p, {
        outline: "dropper",
        h: 11,
        body: "#f7fbfa",
        cap: "#17a398",
        top: "dropper",
        label: [0.06, 0.54],
      }),
  },
  "clotrimazol-crema-1-30-g": {
    colors: ["#ffffff", "#5f8a2c"],
    title: "Clotrimazol",
    variety: "crema 1 %",
    make: (p) => tube(p, { r: 1.9, h: 13, cap: "#ffffff" }),
  },
  "diclofenaco-gel-60-g": {
    colors: ["#ffffff", "#e8651c"],
    title: "Diclofenaco",
    variety: "gel",
    make: (p) => tube(p, { r: 2.2, h: 14.5, cap: "#e8651c" }),
  },
  "amoxicilina-500-mg-12-capsulas": medicine(["#ffffff", "#c9306b"], "redCapsules"),
  "azitromicina-500-mg-3-tabletas": medicine(["#ffffff", "#2f5fb0"], "longTablets", { w: 11, h: 6.4 }),
  "ciprofloxacino-500-mg-14-tabletas": medicine(["#ffffff", "#0f8a8a"], "longTablets", { h: 7.6 }),
  "cefalexina-500-mg-20-capsulas": medicine(["#ffffff", "#3d8a2c"], "greenCapsules", { h: 7.6 }),
  "losartan-50-mg-30-tabletas": medicine(["#ffffff", "#b3244a"], "tablets"),
  "metformina-850-mg-30-tabletas": medicine(["#ffffff", "#5a4ab8"], "longTablets", { h: 8 }),
  "vitamina-c-1-g-efervescente-10-tabletas": {
    colors: ["#ffb01c", "#f2701c"],
    title: "Vitamina C 1 g",
    variety: "efervescente",
    motif: "orange",
    make: (p) => canister(p, { r: 1.9, h: 12.5, lid: "#f2701c" }),
  },
  "omega-3-1-g-60-capsulas": {
    colors: ["#fdf7e6", "#0b5a8c"],
    title: "Omega 3",
    variety: "1 g",
    motif: "softgels",
    make: (p) =>
      bottle(p, {
        outline: "syrup",
        h: 15,
        clear: true,
        liquid: "#c9851c",
        body: "#d98a2c",
        cap: "#ffffff",
        label: [0.08, 0.56],
      }),
  },
  "calcio-con-vitamina-d-60-tabletas": {
    colors: ["#ffffff", "#6b4fa8"],
    title: "Calcio",
    variety: "con vitamina D",
    motif: "longTablets",
    make: (p) => bottle(p, { outline: "syrup", h: 15, body: "#fbfbf9", cap: "#6b4fa8", label: [0.08, 0.56] }),
  },
  "alcohol-etilico-70-500-ml": {
    colors: ["#ffffff", "#1f5fb0"],
    title: "Alcohol etílico",
    variety: "70°",
    make: (p) =>
      bottle(p, {
        outline: "round",
        h: 22,
        clear: true,
        liquid: "water",
        body: "#e3f0f7",
        cap: "#1f5fb0",
        label: [0.1, 0.6],
      }),
  },
  "agua-oxigenada-480-ml": {
    colors: ["#ffffff", "#8a5a2c"],
    title: "Agua oxigenada",
    variety: "3 %",
    make: (p) => bottle(p, { outline: "round", h: 21, body: "#6b4526", cap: "#ffffff", label: [0.1, 0.6] }),
  },
  "gel-antibacterial-500-ml": {
    colors: ["#ffffff", "#17a398"],
    title: "Gel antibacterial",
    variety: "70 % alcohol · sábila",
    make: (p) =>
      bottle(p, {
        outline: "round",
        h: 17,
        clear: true,
        liquid: "#c9eee6",
        body: "#e6fbf6",
        cap: "#17a398",
        top: "pump",
        label: [0.1, 0.58],
      }),
  },
  "curitas-adhesivas-20-piezas": {
    ...medicine(["#fff6ee", "#c98a5a"], undefined, { w: 10, h: 11, d: 3 }),
    title: "Curitas",
    variety: "adhesivas",
  },
  "termometro-digital-1-pieza": {
    ...hanging(["#cdeae4", "#0a7d6c"], things.thermometer, { w: 8.5, h: 24 }, "pharma"),
    title: "Termómetro",
    variety: "digital",
  },
  "cubrebocas-de-tres-capas-50-piezas": {
    ...medicine(["#ffffff", "#2f8ac9"], undefined, { w: 18, h: 9.5, d: 9 }),
    title: "Cubrebocas",
    variety: "de tres capas",
  },
  "tiras-reactivas-para-glucosa-50-piezas": {
    ...medicine(["#ffffff", "#c9252b"], undefined, { w: 9, h: 11, d: 5 }),
    title: "Tiras reactivas",
    variety: "para glucosa",
  },
  "prueba-de-embarazo-1-pieza": {
    ...medicine(["#ffffff", "#d6538a"], undefined, { w: 16, h: 7, d: 2.6 }),
    title: "Prueba de embarazo",
    variety: "resultado en 5 minutos",
  },
  "botiquin-de-primeros-auxilios-60-piezas": {
    colors: ["#d8202c", "#ffffff"],
    make: (p) => firstAid(p),
    title: "Primeros auxilios",
    variety: "60 piezas",
    layout: "clean",
  },

  "panales-recien-nacido-38-piezas": {
    colors: ["#ffe0e6", "#ff7a94"],
    title: "Pañales",
    variety: "recién nacido",
    motif: "nappy",
    make: (p) => softPack(p, { w: 21, h: 20, d: 11, soft: 1.1 }),
  },
  "panales-etapa-3-40-piezas": {
    colors: ["#d3ecfa", "#2f8ad6"],
    title: "Pañales",
    variety: "etapa 3 · 6 a 10 kg",
    motif: "blueNappy",
    make: (p) => softPack(p, { w: 23, h: 23, d: 12, soft: 1.2, seed: 8 }),
  },
  "panales-nocturnos-etapa-4-30-piezas": {
    colors: ["#b9b8ea", "#3a3f9a"],
    title: "Pañales nocturnos",
    variety: "etapa 4 · 9 a 12 kg",
    motif: "blueNappy",
    make: (p) => softPack(p, { w: 23, h: 22, d: 12, soft: 1.2, seed: 9 }),
  },
  "calzoncitos-entrenadores-24-piezas": {
    colors: ["#d6f3d3", "#3d9a4a"],
    title: "Calzoncitos",
    variety: "entrenadores",
    motif: "nappy",
    make: (p) => softPack(p, { w: 21, h: 21, d: 11, soft: 1.1, seed: 12 }),
  },
  "toallitas-humedas-80-piezas": {
    colors: ["#dff3f0", "#3fb3a0"],
    title: "Toallitas húmedas",
    variety: "con sábila",
    make: (p) => softPack(p, { w: 21, h: 11.5, d: 6, soft: 0.6, turn: -18 }),
  },
  "toallitas-humedas-3-paquetes-de-80-piezas": {
    colors: ["#e6eefb", "#5a8ad6"],
    title: "Toallitas húmedas",
    variety: "3 paquetes",
    make: (p) => softPack(p, { w: 21, h: 15, d: 12, soft: 0.5, turn: -24 }),
  },
  "formula-lactea-etapa-1-800-g": {
    colors: ["#fff3d6", "#e8a01c"],
    title: "Fórmula láctea",
    variety: "etapa 1",
    make: (p) => canister(p, { r: 6, h: 16, lid: "#e8a01c", isMetal: true }),
  },
  "formula-lactea-etapa-2-800-g": {
    colors: ["#e0f0fb", "#2f8ad6"],
    title: "Fórmula láctea",
    variety: "etapa 2",
    make: (p) => canister(p, { r: 6, h: 16, lid: "#2f8ad6", isMetal: true }),
  },
  "biberon-anticolico-240-ml": { make: () => grounded(things.pacifierBottle()) },
  "cereal-infantil-de-arroz-270-g": {
    colors: ["#fff3d6", "#d98a4a"],
    title: "Cereal infantil",
    variety: "de arroz",
    motif: "rice",
    make: (p) => foldingBox(p, { w: 12, h: 17, d: 5.5 }),
  },
  "papilla-de-manzana-113-g": {
    colors: ["#ffe9e3", "#d8433f"],
    title: "Papilla",
    variety: "de manzana",
    motif: "apples",
    make: (p) => jar(p, { r: 3, h: 7, content: "#e6c98a", lid: "#ff8fa3", label: [0.14, 0.72] }),
  },
  "papilla-de-pera-113-g": {
    colors: ["#f3f7d3", "#8a9a2c"],
    title: "Papilla",
    variety: "de pera",
    motif: "pears",
    make: (p) => jar(p, { r: 3, h: 7, content: "#dcd79a", lid: "#ff8fa3", label: [0.14, 0.72] }),
  },
  "papilla-de-zanahoria-con-camote-113-g": {
    colors: ["#ffe9d3", "#e8701c"],
    title: "Papilla",
    variety: "zanahoria con camote",
    motif: "carrots",
    make: (p) => jar(p, { r: 3, h: 7, content: "#e8832c", lid: "#ff8fa3", label: [0.14, 0.72] }),
  },
  "champu-para-bebe-400-ml": {
    colors: ["#fff3b8", "#e8a01c"],
    title: "Champú",
    variety: "para bebé",
    motif: "chamomile",
    make: (p) =>
      bottle(p, {
        outline: "flask",
        h: 19,
        body: "#ffe88a",
        cap: "#ffffff",
        top: "flip",
        flat: 0.7,
        label: [0.1, 0.58],
      }),
  },
  "jabon-liquido-para-bebe-500-ml": {
    colors: ["#d9f0fb", "#3f9ad6"],
    title: "Jabón líquido",
    variety: "para bebé",
    make: (p) =>
      bottle(p, {
        outline: "round",
        h: 17,
        body: "#dff3fc",
        cap: "#ffffff",
        top: "pump",
        label: [0.08, 0.62],
      }),
  },
  "crema-contra-rozaduras-110-g": {
    colors: ["#e6f0fb", "#4a7ac9"],
    title: "Crema",
    variety: "contra rozaduras",
    make: (p) => tube(p, { r: 2.4, h: 14, cap: "#ffffff" }),
  },
  "aceite-para-bebe-300-ml": {
    colors: ["#ffe6ec", "#f06a8a"],
    title: "Aceite",
    variety: "para bebé",
    make: (p) =>
      bottle(p, {
        outline: "flask",
        h: 18,
        clear: true,
        liquid: "#fbf0cf",
        cap: "#ff8fa3",
        top: "flip",
        flat: 0.7,
        label: [0.12, 0.56],
      }),
  },
  "detergente-para-ropa-de-bebe-1-5-l": detergent(
    ["#eae3f7", "#8a6ac9"],
    "#f7f3fb",
    "#8a6ac9",
    { title: "Detergente", variety: "para ropa de bebé" },
    26,
  ),
  "calcetines-de-algodon-3-pares": { make: () => grounded(market.socks()), pitch: 48 },
  "oso-de-peluche-25-cm": { make: () => grounded(things.bear()) },

  "croquetas-para-perro-adulto-2-kg": {
    colors: ["#c8321f", "#ffc52e"],
    title: "Croquetas",
    variety: "perro adulto",
    motif: "kibble",
    make: (p) => bag(p, { w: 22, h: 32, t: 10, turn: -14 }),
  },
  "croquetas-para-perro-adulto-8-kg": {
    colors: ["#8f1f14", "#ffc52e"],
    title: "Croquetas",
    variety: "perro adulto · res",
    motif: "kibble",
    make: (p) => sack(p, {}),
  },
  "croquetas-para-cachorro-4-kg": {
    colors: ["#1f7fc9", "#ffc52e"],
    title: "Croquetas",
    variety: "cachorro",
    motif: "puppyKibble",
    make: (p) => sack(p, { w: 27, h: 40, t: 11, seed: 4 }),
  },
  "alimento-humedo-para-perro-res-en-salsa-100-g": {
    colors: ["#8f1f14", "#ffc52e"],
    title: "Alimento húmedo",
    variety: "res en salsa",
    motif: "beef",
    make: (p) => bag(p, { w: 10, h: 14, t: 3.4, foot: true }),
  },
  "alimento-humedo-para-perro-pollo-375-g": {
    colors: ["#d98a0f", "#c8321f"],
    title: "Alimento húmedo",
    variety: "pollo",
    motif: "chicken",
    make: (p) => can(p, { r: 3.8, h: 10.6 }),
  },
  "premios-para-perro-sabor-tocino-150-g": {
    colors: ["#b3321f", "#ffc52e"],
    title: "Premios",
    variety: "sabor tocino",
    motif: "strips",
    make: (p) => bag(p, { w: 14, h: 20, t: 5, foot: true, zip: true }),
  },
  "huesos-de-carnaza-5-piezas": { make: () => grounded(things.bones()), pitch: 14 },
  "galletas-para-perro-500-g": {
    colors: ["#e8932c", "#5a2412"],
    title: "Galletas",
    variety: "avena y zanahoria",
    motif: "biscuits",
    make: (p) => foldingBox(p, { w: 14, h: 20, d: 6 }),
  },
  "croquetas-para-gato-adulto-1-5-kg": {
    colors: ["#7a2f8c", "#f7a0c0"],
    title: "Croquetas",
    variety: "gato adulto · salmón",
    motif: "catKibble",
    make: (p) => bag(p, { w: 20, h: 29, t: 9, turn: -14 }),
  },
  "croquetas-para-gato-adulto-7-kg": {
    colors: ["#4a1f6b", "#f2b51c"],
    title: "Croquetas",
    variety: "gato adulto · pollo",
    motif: "catKibble",
    make: (p) => sack(p, { w: 31, h: 46, seed: 5 }),
  },
  "alimento-humedo-para-gato-atun-85-g": {
    colors: ["#1f7fc9", "#f7d3e2"],
    title: "Alimento húmedo",
    variety: "atún en gelatina",
    motif: "tuna",
    make: (p) => bag(p, { w: 9.6, h: 13, t: 3.2, foot: true, seed: 6 }),
  },
  "alimento-humedo-para-gato-surtido-12-piezas": {
    colors: ["#7a2f8c", "#f2b51c"],
    title: "Alimento húmedo",
    variety: "surtido · 12 sobres",
    motif: "tuna",
    make: (p) => foldingBox(p, { w: 18, h: 13, d: 10 }),
  },
  "premios-para-gato-sabor-camaron-60-g": {
    colors: ["#f2701c", "#ffe0b8"],
    title: "Premios",
    variety: "sabor camarón",
    motif: "shrimp",
    make: (p) => bag(p, { w: 12, h: 16.5, t: 4, foot: true, zip: true, seed: 8 }),
  },
  "arena-aglutinante-para-gato-9-kg": {
    colors: ["#2f9a8c", "#f2f0ea"],
    title: "Arena",
    variety: "aglutinante",
    motif: "litter",
    make: (p) => sack(p, { w: 28, h: 38, t: 13, seed: 7 }),
  },
  "bola-de-estambre-para-gato-1-pieza": { make: () => grounded(things.yarn()), pitch: 14 },
  "varita-con-plumas-para-gato-1-pieza": { make: () => grounded(things.wand()) },
  "cuerda-con-nudos-para-perro-1-pieza": { make: () => grounded(things.rope()), pitch: 16 },
  "champu-para-perro-500-ml": {
    colors: ["#bfe6d3", "#1f8a6a"],
    title: "Champú",
    variety: "para perro",
    make: (p) =>
      bottle(p, { outline: "shampoo", h: 22, body: "#2fa88a", cap: "#ffc52e", top: "flip", flat: 0.6 }),
  },
  "tapetes-entrenadores-30-piezas": {
    colors: ["#3f9ad6", "#ffc52e"],
    title: "Tapetes",
    variety: "entrenadores 60 × 60 cm",
    make: (p) => softPack(p, { w: 20, h: 18, d: 9, soft: 0.7, seed: 10 }),
  },
  "alimento-para-peces-tropicales-50-g": {
    colors: ["#0b6ab0", "#f2851c"],
    title: "Alimento para peces",
    variety: "tropicales",
    motif: "fishFlakes",
    layout: "block",
    make: (p) => canister(p, { r: 3.2, h: 10, lid: "#f2851c" }),
  },
  "alpiste-para-aves-1-kg": {
    colors: ["#f2c531", "#2f7a3a"],
    title: "Alpiste",
    variety: "para aves",
    motif: "birdseed",
    layout: "block",
    make: (p) => bag(p, { w: 14, h: 20, t: 5.6, seed: 9 }),
  },
  "heno-para-conejo-1-kg": {
    colors: ["#e6efc9", "#5f8a2c"],
    title: "Heno timothy",
    variety: "para conejo",
    motif: "hay",
    make: (p) => bag(p, { w: 19, h: 25, t: 9, seed: 13 }),
  },
};

/** The hard case, with its handle, locks and label. */
function firstAid(p: Print): Object3D {
  const group = new Group();
  const shell = film("#d8202c", 0.5);
  const body = box(24, 17, 7, 1.4, shell);
  const seam = box(24.15, 0.25, 7.15, 0.1, film("#8f1219"));
  seam.position.y = 11;
  const face = box(
    16,
    8.6,
    0.1,
    0.04,
    film(front({ ...p, colors: ["#f7f7f5", "#d8202c"] }, 16, 8.6, 900), 0.3),
  );
  face.position.set(0, 6.2, 3.56);
  const grip = box(8, 1.3, 2, 0.5, film("#8f1219"));
  grip.position.y = 18.6;
  for (const x of [-3.6, 3.6]) {
    const post = box(1.2, 2, 1.8, 0.3, film("#8f1219"));
    post.position.set(x, 17.6, 0);
    const lock = box(2.2, 2, 0.5, 0.2, film("#f2f2f0"));
    lock.position.set(x * 2.1, 11.4, 3.6);
    group.add(post, lock);
  }
  group.add(body, seam, face, grip);
  group.rotation.y = -0.24;
  return new Group().add(group);
}
