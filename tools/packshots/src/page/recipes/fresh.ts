// Dairy, fruit and vegetables, meat and fish, bakery.
import { Group } from "three";
import * as food from "../fresh/food.ts";
import * as market from "../fresh/market.ts";
import { arranged, grounded } from "../fresh/place.ts";
import * as produce from "../fresh/produce.ts";
import { box, paper as sheetOf } from "./parts.ts";
import { carton, foldingBox, wrapped } from "../forms/paper.ts";
import { bag, multipack, softPack } from "../forms/soft.ts";
import { openPunnet, punnet, tray } from "../forms/tray.ts";
import { bottle, tub } from "../forms/vessels.ts";
import { front } from "../label/print.ts";
import type { Recipe } from "../recipe.ts";
import { film } from "../materials.ts";

const FAT = ["EXCESO GRASAS SATURADAS"] as const;
const SUGAR = ["EXCESO AZÚCARES"] as const;
const SALT = ["EXCESO SODIO"] as const;
const CALORIES = ["EXCESO CALORÍAS"] as const;

/** What has no package is taken from higher up. */
const loose = (make: () => Group, pitch = 24): Recipe => ({
  make: () => grounded(make()),
  pitch,
});

const onTray = (
  make: () => Group,
  colors: readonly [string, string],
  options: Parameters<typeof tray>[2] = {},
): Recipe => ({
  make: (print) => tray(print, grounded(make()), options),
  colors,
  layout: "block",
  pitch: 50,
});

/** A label around a stack of tortillas in paper or a bag that shows them. */
const stackOf = (
  count: number,
  radius: number,
  tones: readonly [string, string],
  spots: string,
  colors: readonly [string, string],
  tall = 5,
): Recipe => ({
  colors,
  pitch: 30,
  make: (print) => {
    const group = new Group();
    const stack = grounded(food.tortillas(count, radius, tones, spots));
    const wrap = box(radius * 1.15, tall, 0.08, 0.02, film(front(print, radius * 1.15, tall, 900), 0.3));
    wrap.position.set(0, tall / 2, radius * 1.1);
    group.add(stack, wrap, sheetOf(radius, count * 0.28));
    return group;
  },
  layout: "heritage",
});

const milk = (color: string): Pick<Recipe, "colors" | "motif" | "layout"> => ({
  colors: ["#ffffff", color],
  motif: "milk",
});

export const FRESH: Record<string, Recipe> = {
  "leche-entera-1-l": { ...milk("#c8202f"), make: (p) => bag(p, { w: 13, h: 19, t: 7, turn: -12, seed: 4 }) },
  "leche-entera-1-89-l": {
    ...milk("#c8202f"),
    make: (p) =>
      bottle(p, {
        outline: "jug",
        h: 27,
        body: "#f8f8f4",
        cap: "#c8202f",
        handle: true,
        label: [0.1, 0.52],
        flat: 0.85,
        part: 0.3,
      }),
  },
  "leche-deslactosada-1-l": { ...milk("#6b3fa0"), make: (p) => carton(p, { cap: "#6b3fa0" }) },
  "leche-descremada-1-l": { ...milk("#1f7fc9"), make: (p) => carton(p, { cap: "#1f7fc9" }) },
  "leche-sabor-chocolate-1-l": {
    colors: ["#fff6e6", "#6b3a1e"],
    motif: "chocolateMilk",
    seals: SUGAR,
    make: (p) => carton(p, { cap: "#6b3a1e", turn: -30 }),
  },
  "queso-oaxaca-400-g": {
    colors: ["#fffaf0", "#1f7a4d"],
    motif: "oaxaca",
    seals: FAT,
    make: (p) => bag(p, { w: 16, h: 17, t: 6, turn: -6 }),
  },
  "queso-panela-400-g": {
    colors: ["#ffffff", "#2f9a8c"],
    motif: "panela",
    make: (p) => tub(p, { low: 5.6, high: 6, h: 6.5, lid: "#2f9a8c" }),
  },
  "queso-manchego-400-g": {
    colors: ["#fff4d4", "#d98a1c"],
    motif: "manchego",
    seals: FAT,
    make: (p) => wrapped(p, { w: 15, h: 9, d: 5 }),
  },
  "queso-cotija-rallado-200-g": {
    colors: ["#fffaf0", "#b3202c"],
    motif: "cotija",
    seals: SALT,
    make: (p) => bag(p, { w: 13, h: 18, t: 5, foot: true, zip: true }),
  },
  "queso-crema-190-g": {
    colors: ["#f4f8ff", "#2f5fb0"],
    motif: "yogurt",
    seals: FAT,
    variety: "untable",
    title: "Queso crema",
    make: (p) => foldingBox(p, { w: 12.5, h: 6.5, d: 4.5 }),
  },
  "crema-acida-450-ml": {
    colors: ["#ffffff", "#1f7a3d"],
    motif: "cream",
    seals: FAT,
    make: (p) => tub(p, { low: 3.8, high: 4.7, h: 11, lid: "#1f7a3d" }),
  },
  "crema-para-batir-500-ml": {
    colors: ["#ffffff", "#d8433f"],
    motif: "whipped",
    seals: FAT,
    make: (p) => carton(p, { w: 6.4, h: 15, d: 6.4, cap: "#d8433f" }),
  },
  "yogur-natural-sin-azucar-1-kg": {
    colors: ["#ffffff", "#2f7fc0"],
    motif: "yogurt",
    claim: "cultivos vivos",
    make: (p) => tub(p, { low: 5, high: 5.9, h: 14, lid: "#2f7fc0" }),
  },
  "yogur-griego-natural-500-g": {
    colors: ["#ffffff", "#16407a"],
    motif: "yogurt",
    claim: "alto en proteína",
    make: (p) => tub(p, { low: 5, high: 5.7, h: 9, lid: "#16407a" }),
  },
  "yogur-batido-con-fresa-900-g": {
    colors: ["#fff0f2", "#d5203f"],
    motif: "strawberries",
    seals: SUGAR,
    make: (p) => tub(p, { low: 4.7, high: 5.7, h: 14, lid: "#d5203f" }),
  },
  "yogur-bebible-sabor-durazno-220-g": {
    colors: ["#fff6ea", "#ef7d2c"],
    motif: "peaches",
    seals: SUGAR,
    title: "Yogur bebible",
    variety: "durazno",
    make: (p) =>
      bottle(p, { outline: "drinkable", h: 16, body: "#fff6ea", cap: "#ef7d2c", label: [0.06, 0.76] }),
  },
  "mantequilla-sin-sal-200-g": {
    colors: ["#fff6d8", "#1f5fa0"],
    motif: "butter",
    seals: FAT,
    make: (p) => wrapped(p, { w: 14, h: 6, d: 6 }),
  },
  "mantequilla-con-sal-90-g": {
    colors: ["#fff6d8", "#b3202c"],
    motif: "butter",
    seals: FAT,
    make: (p) => wrapped(p, { w: 12, h: 4.4, d: 4.4 }),
  },
  "margarina-untable-400-g": {
    colors: ["#fff3b8", "#1f6fb5"],
    motif: "butter",
    make: (p) => tub(p, { low: 5.8, high: 6.6, h: 7, lid: "#f7cf3a", flat: 0.78 }),
  },
  "flan-de-vainilla-4-piezas": {
    colors: ["#fff3d0", "#a8501c"],
    motif: "flan",
    seals: SUGAR,
    title: "Flan",
    variety: "de vainilla",
    make: (p) =>
      multipack({ ...p }, () => tub(p, { low: 2.8, high: 3.4, h: 5.4, lid: "#d9a54a", body: "#fff6e2" }), {
        columns: 2,
        deep: 2,
        bandAt: [0.12, 0.9],
        turn: -22,
      }),
  },
  "helado-de-vainilla-1-l": {
    colors: ["#fff6e0", "#c8932f"],
    motif: "icecream",
    seals: SUGAR,
    title: "Helado",
    variety: "de vainilla",
    make: (p) => tub(p, { low: 5.4, high: 6.5, h: 12.5, lid: "#7a4a1c" }),
  },
  "leche-fermentada-con-probioticos-5-piezas": {
    colors: ["#ffffff", "#d8342c"],
    title: "Leche fermentada",
    variety: "con probióticos",
    make: (p) =>
      multipack(
        p,
        () => bottle(p, { outline: "drinkable", h: 9, body: "#fbe3d6", cap: "#d8342c", label: [0.03, 0.06] }),
        { columns: 5, deep: 1, bandAt: [0.2, 0.74], turn: -16 },
      ),
  },

  "jitomate-saladet-1-kg": loose(() => market.spread(produce.tomato, 0.82)),
  "jitomate-cherry-300-g": {
    colors: ["#ffffff", "#c9252b"],
    layout: "natural",
    pitch: 34,
    make: (p) =>
      openPunnet(
        p,
        market.boxful(
          [
            [5, 4, 1.6],
            [5, 3, 4],
            [4, 3, 6.2],
            [2, 1, 8],
          ],
          [3, 2.85],
          market.cherryTomato,
        ),
        { w: 18, d: 13, h: 6 },
      ),
  },
  "aguacate-hass-1-kg": loose(
    () =>
      arranged(
        [
          [-3.6, 3, -0.6, 10, 0, 14],
          [3.6, 3, -1.6, 0, 40, -10],
          [0, 3, -4, 0, 80, 0],
          [-6.6, 2.2, 2.6, 90, 30, 0],
          [2, 3, 3.4, -24, 12, -6],
        ],
        (at) => (at === 4 ? produce.halfAvocado() : produce.avocado(at)),
      ),
    16,
  ),
  "cebolla-1-kg": loose(market.onions, 26),
  "papa-1-kg": loose(() => market.spread(produce.potato, 0.98)),
  "zanahoria-1-kg": loose(market.carrots, 40),
  "chile-jalapeno-250-g": loose(() => produce.bundle((at) => produce.jalapeno(at), 9, 2.5, 2.2), 36),
  "chile-poblano-500-g": loose(() => produce.bundle((at) => produce.poblano(at), 4, 5.6, 4), 40),
  "brocoli-1-pieza": loose(() => new Group().add(produce.broccoli()), 14),
  "lechuga-orejona-1-pieza": loose(() => new Group().add(produce.lettuce()), 10),
  "espinaca-baby-150-g": {
    colors: ["#f2f7e4", "#3d7a2a"],
    motif: "mint",
    title: "Espinaca baby",
    claim: "lista para servir",
    make: (p) => bag(p, { w: 17, h: 22, t: 6 }),
  },
  "cilantro-1-manojo": loose(() => new Group().add(produce.cilantro()), 8),
  "nopal-limpio-500-g": loose(
    () =>
      arranged(
        [
          [-3.8, 7, 0.8, -12, 14, 12],
          [3.8, 7, 0.6, -12, -12, -12],
          [0, 8, -1.6, -6, 4, 0],
        ],
        (at) => produce.nopal(at),
      ),
    10,
  ),
  "pepino-1-kg": loose(() => {
    const group = market.resting(
      [
        [0, 0, -4, 0, 3, 90],
        [-0.6, 0, -0.2, 60, -4, 90],
        [0.6, 0, 3.6, 120, 2, 90],
        [0.2, 3.1, -1.8, 30, -8, 90],
      ],
      produce.cucumber,
    );
    group.rotation.y = -0.5;
    return new Group().add(group);
  }, 36),
  "elote-4-piezas": loose(market.ears, 40),
  "berenjena-1-pieza": loose(() => {
    const one = produce.eggplant();
    one.rotation.z = 1.05;
    return new Group().add(one);
  }, 18),
  "ajo-3-cabezas": loose(market.garlics, 24),
  "limon-1-kg": loose(market.limes, 24),
  "platano-1-kg": loose(market.bananas, 26),
  "manzana-roja-1-kg": loose(() => market.spread(produce.apple, 1.02)),
  "naranja-para-jugo-3-kg": loose(market.oranges, 18),
  "mango-ataulfo-1-kg": loose(() =>
    arranged(
      [
        [-3.4, 0, 1.4, 0, 20, 68],
        [3.6, 0, 1.8, 0, -30, 80],
        [0, 0, -3, 0, 60, 74],
        [0.2, 4, 0, 0, 10, 84],
      ],
      (at) => produce.mango(at),
    ),
  ),
  "sandia-1-pieza": loose(() => produce.watermelon(), 14),
  "pina-1-pieza": loose(() => new Group().add(produce.pineapple()), 6),
  "fresa-454-g": {
    colors: ["#ffffff", "#d5203f"],
    layout: "natural",
    pitch: 34,
    make: (p) =>
      openPunnet(
        p,
        market.boxful(
          [
            [4, 3, 2.3],
            [4, 3, 5],
            [3, 2, 7.4],
          ],
          [4.1, 3.7],
          market.strawberry,
          (at) => [62 + ((at * 53) % 50), [20, 160, 250, 90, 310][at % 5] ?? 0, (at * 29) % 30],
        ),
        { w: 19, d: 13.5, h: 6.6 },
      ),
  },
  "uva-sin-semilla-900-g": loose(market.grapes, 48),
  "arandano-azul-170-g": {
    colors: ["#ffffff", "#3a4a8c"],
    layout: "natural",
    pitch: 34,
    make: (p) =>
      punnet(
        p,
        grounded(
          arranged(
            Array.from(
              { length: 110 },
              (_, at) =>
                [
                  ((at % 11) - 5) * 1.42 + (Math.floor(at / 11) % 2) * 0.6,
                  Math.floor(at / 55) * 1.5 + 1 + ((at * 0.37) % 1) * 0.4,
                  ((Math.floor(at / 11) % 5) - 2) * 1.95,
                  at * 71 + 20,
                  at * 67,
                  at * 43,
                ] as const,
            ),
            (at) => produce.blueberry(at),
          ),
        ),
        { w: 17.5, d: 12, h: 4.4 },
      ),
  },
  "pera-1-kg": loose(
    () =>
      arranged(
        [
          [-3.4, 0, 1.6, 8, 20, 10],
          [3.4, 0, 2, -4, 80, -8],
          [0, 0, -2.4, 0, 40, 0],
          [0.4, -0.2, 5.8, 76, 50, 0],
        ],
        (at) => produce.pear(at),
      ),
    16,
  ),

  "bistec-de-res-500-g": onTray(food.steaks, ["#231815", "#c9252b"]),
  "arrachera-marinada-600-g": onTray(food.arrachera, ["#231815", "#c9752b"]),
  "carne-molida-de-res-500-g": onTray(() => food.mince(), ["#231815", "#c9252b"]),
  "chambarete-de-res-1-kg": onTray(food.shanks, ["#231815", "#a8502b"], { w: 24, d: 17 }),
  "costilla-de-cerdo-1-kg": onTray(food.ribs, ["#231815", "#d9748a"], { w: 25, d: 16 }),
  "chuleta-ahumada-de-cerdo-500-g": onTray(food.chops, ["#231815", "#d98a4a"]),
  "tocino-ahumado-250-g": {
    ...onTray(food.bacon, ["#c8321f", "#f2c14e"], { w: 22, d: 14, color: "#f4f1ea", rim: 1 }),
    seals: SALT,
  },
  "pechuga-de-pollo-sin-hueso-1-kg": onTray(market.breasts, ["#c8321f", "#f2c14e"], {
    color: "#f4f1ea",
    label: [0.86, 0.86],
    labelSize: 7,
    w: 23,
    d: 16,
  }),
  "pierna-y-muslo-de-pollo-1-kg": {
    ...onTray(market.legs, ["#c8321f", "#f2c14e"], {
      color: "#f4f1ea",
      label: [0.86, 0.86],
      labelSize: 7,
      w: 23,
      d: 16,
    }),
    title: "Pierna y muslo",
    variety: "de pollo",
  },
  "alitas-de-pollo-900-g": onTray(market.wings, ["#c8321f", "#f2c14e"], {
    color: "#f4f1ea",
    label: [0.86, 0.86],
    labelSize: 7,
    w: 23,
    d: 16,
  }),
  "nuggets-de-pollo-700-g": {
    colors: ["#d8321f", "#ffcf3a"],
    motif: "nuggets",
    seals: SALT,
    make: (p) => bag(p, { w: 19, h: 25, t: 7 }),
  },
  "jamon-de-pavo-250-g": {
    ...onTray(() => food.ham(["#f0bdae", "#f7d0c3"]), ["#c8321f", "#3f9a5a"], {
      w: 19,
      d: 16,
      color: "#f4f1ea",
      rim: 0.9,
      labelSize: 9,
    }),
    seals: SALT,
  },
  "jamon-de-pierna-500-g": {
    ...onTray(() => food.ham(), ["#c8321f", "#f2c14e"], {
      w: 21,
      d: 17,
      color: "#f4f1ea",
      rim: 0.9,
      labelSize: 10,
    }),
    seals: SALT,
  },
  "salchicha-de-pavo-500-g": {
    ...onTray(food.sausages, ["#c8321f", "#3f9a5a"], { w: 19, d: 15, color: "#f4f1ea", rim: 1.2 }),
    seals: SALT,
  },
  "carne-para-hamburguesa-4-piezas": {
    ...onTray(food.patties, ["#231815", "#f5b335"], { w: 22, d: 18 }),
    title: "Carne",
    variety: "para hamburguesa",
  },
  "filete-de-tilapia-1-kg": onTray(market.tilapia, ["#0b3d6b", "#5fb3d9"], {
    color: "#1d5f9a",
    w: 22,
    d: 15,
    label: [0.76, 0.82],
    labelSize: 7.8,
  }),
  "filete-de-salmon-400-g": onTray(food.salmon, ["#0b3d6b", "#f07a4a"], {
    color: "#16202c",
    w: 20,
    d: 14,
    label: [0.5, 0.6],
    labelSize: 7.6,
  }),
  "mojarra-entera-limpia-1-kg": loose(market.fish, 58),
  "camaron-mediano-sin-cabeza-500-g": onTray(market.shrimps, ["#0b3d6b", "#f2a07a"], {
    color: "#1d5f9a",
    w: 22,
    d: 15,
    label: [0.84, 0.86],
    labelSize: 6.8,
  }),
  "camaron-empanizado-400-g": {
    colors: ["#0b3d6b", "#f2a83a"],
    motif: "breadedShrimp",
    seals: SALT,
    make: (p) => foldingBox(p, { w: 20, h: 14, d: 4.5 }),
  },
  "pavo-entero-congelado-6-kg": {
    colors: ["#c8321f", "#f2c14e"],
    motif: "turkey",
    title: "Pavo entero",
    variety: "congelado",
    make: (p) => bag(p, { w: 24, h: 27, t: 13 }),
  },

  "tortillas-de-maiz-1-kg": {
    ...stackOf(30, 8, ["#f0dca0", "#e6ca84"], "#c2924a", ["#fff3d6", "#8c2f1b"], 5.2),
  },
  "tortillas-taqueras-de-maiz-500-g": {
    ...stackOf(26, 6, ["#f3e3b4", "#ead398"], "#c9a052", ["#fff3d6", "#1f6b4d"], 4.6),
    title: "Tortillas taqueras",
  },
  "tortillas-de-harina-20-piezas": {
    ...stackOf(20, 8.6, ["#fcf5e6", "#f5e9cf"], "#c08a42", ["#fff8e8", "#b3481f"], 4.4),
  },
  "tostadas-de-maiz-horneadas-300-g": {
    colors: ["#fff0c8", "#b3481f"],
    motif: "tortillas",
    make: (p) => bag(p, { w: 17, h: 20, t: 8, turn: -8 }),
  },
  "totopos-de-maiz-400-g": {
    colors: ["#ffe9b0", "#8c2f1b"],
    motif: "totopos",
    seals: SALT,
    make: (p) => bag(p, { w: 18, h: 25, t: 7 }),
  },
  "tamales-de-pollo-en-salsa-verde-4-piezas": {
    colors: ["#fff3d6", "#3d7a2a"],
    layout: "heritage",
    pitch: 46,
    title: "Tamales de pollo",
    variety: "en salsa verde",
    make: (p) =>
      tray(
        p,
        grounded(
          arranged(
            [
              [-6, 2, 0, 90, 4, 0],
              [-2, 2, 0.4, 90, -3, 0],
              [2, 2, 0, 90, 2, 0],
              [6, 2, 0.3, 90, -4, 0],
            ],
            (at) => food.tamal(at),
          ),
        ),
        { w: 23, d: 18, color: "#f4f1ea", label: [0.3, 0.66], labelSize: 9 },
      ),
  },
  "burritos-de-frijol-con-queso-4-piezas": {
    colors: ["#fff0cf", "#a8401c"],
    motif: "flourTortillas",
    title: "Burritos",
    variety: "de frijol con queso",
    make: (p) => foldingBox(p, { w: 20, h: 14, d: 5 }),
  },
  "pan-blanco-de-caja-680-g": {
    colors: ["#f7c531", "#b3202c"],
    motif: "bread",
    title: "Pan blanco",
    variety: "de caja",
    make: (p) => softPack(p, { w: 24, h: 13, d: 12, soft: 0.7, see: "#e7b878" }),
  },
  "pan-integral-de-caja-680-g": {
    colors: ["#8a5426", "#e8b04a"],
    motif: "wholeBread",
    title: "Pan integral",
    variety: "de caja",
    make: (p) => softPack(p, { w: 24, h: 13, d: 12, soft: 0.7, see: "#a86f3a" }),
  },
  "pan-molido-clasico-210-g": {
    colors: ["#e8a83a", "#7a3e12"],
    motif: "crumbs",
    make: (p) => foldingBox(p, { w: 9, h: 16, d: 4.5 }),
  },
  "bolillo-6-piezas": loose(food.bolillos, 26),
  "baguette-rustica-300-g": loose(market.baguette, 36),
  "bollos-para-hamburguesa-8-piezas": {
    colors: ["#d8321f", "#f7c531"],
    motif: "buns",
    make: (p) => softPack(p, { w: 22, h: 17, d: 9, soft: 1.5, see: "#dba45a" }),
  },
  "medias-noches-8-piezas": {
    colors: ["#1f5fa0", "#f7c531"],
    motif: "buns",
    title: "Medias noches",
    make: (p) => softPack(p, { w: 20, h: 16, d: 8, soft: 1.4, see: "#dba45a" }),
  },
  "cuernitos-de-mantequilla-4-piezas": loose(food.croissants, 28),
  "donas-glaseadas-6-piezas": loose(food.donuts, 40),
  "panquecitos-de-vainilla-6-piezas": loose(food.muffins, 24),
  "pastel-tres-leches-1-kg": loose(() => food.cake(), 22),
  "wafles-congelados-10-piezas": {
    colors: ["#1f6fb5", "#f7c531"],
    motif: "waffles",
    seals: CALORIES,
    make: (p) => foldingBox(p, { w: 21, h: 14, d: 5.5 }),
  },
  "empanadas-de-atun-4-piezas": loose(market.empanadas, 40),
  "tacos-dorados-de-papa-6-piezas": loose(market.tacos, 30),
  "pay-de-manzana-700-g": loose(food.pie, 34),
};
