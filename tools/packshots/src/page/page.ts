// Runs in the browser: makes the picture of one product.
import { Box3, Group, Mesh, type Object3D, type Texture, Vector3 } from "three";
import { loadFonts } from "./fonts.ts";
import { BRANDS, type Print } from "./label/print.ts";
import type { BrandName } from "./label/marks.ts";
import { motif, type MotifName } from "./motifs.ts";
import { wording } from "./recipe.ts";
import { RECIPES } from "./recipes/recipes.ts";
import { takePicture } from "./studio.ts";

/** What the label of a product says, and how large it stands beside the others. */
export interface Shown {
  id: string;
  name: string;
  brand: string;
  weightKg: number;
}

const MOTIF_PIXELS = 400;
const photos = new Map<MotifName, HTMLCanvasElement>();

/** What is inside, photographed alone. */
function photo(name: MotifName): HTMLCanvasElement {
  const known = photos.get(name);
  if (known) return known;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = MOTIF_PIXELS;
  const thing = motif(name);
  const pixels = takePicture(thing, {
    pitch: 22,
    fill: 0.98,
    size: MOTIF_PIXELS,
    samples: 2,
    grounded: false,
  });
  dispose(thing);
  canvas
    .getContext("2d")
    ?.putImageData(new ImageData(new Uint8ClampedArray(pixels), MOTIF_PIXELS, MOTIF_PIXELS), 0, 0);
  photos.set(name, canvas);
  return canvas;
}

function build({ id, name, brand }: Shown): { thing: Object3D; pitch: number } {
  const recipe = RECIPES[id];
  if (!recipe) throw new Error(`No recipe for ${id}`);
  const words = wording(name);
  const known = brand as BrandName;
  const print: Print = {
    brand: known,
    title: recipe.title ?? words.title,
    variety: recipe.variety ?? words.variety,
    quantity: words.quantity,
    colors: recipe.colors ?? ["#ffffff", BRANDS[known].plate],
    layout: recipe.layout ?? BRANDS[known].layout,
    photo: recipe.motif && photo(recipe.motif),
    seals: recipe.seals,
    claim: recipe.claim,
  };
  return { thing: recipe.make(print), pitch: recipe.pitch ?? 8 };
}

/** Small things stand a little smaller than large ones, but never so small that one could not read them. */
const fillOf = (weightKg: number) => Math.min(0.93, 0.8 + 0.05 * Math.log10(1 + weightKg * 40));

/**
 * The picture of a product.
 * @param size its side in pixels
 * @param samples how many pictures are averaged into it
 * @returns pixels as base64: RGBA, straight alpha
 */
async function packshot(product: Shown, size: number, samples: number): Promise<string> {
  const { thing, pitch } = build(product);
  const group = centred(thing);
  const pixels = takePicture(group, { pitch, fill: fillOf(product.weightKg), size, samples, grounded: true });
  dispose(group);
  return base64(pixels);
}

/** A thing with its middle above the origin, so that its shadow is too. */
function centred(thing: Object3D): Group {
  const group = new Group().add(thing);
  const middle = new Box3().setFromObject(group).getCenter(new Vector3());
  thing.position.x -= middle.x;
  thing.position.z -= middle.z;
  return group;
}

function base64(bytes: Uint8ClampedArray): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

function dispose(thing: Object3D): void {
  thing.traverse((each) => {
    if (!(each instanceof Mesh)) return;
    each.geometry.dispose();
    // The materials stay: with the last of a kind its shader would go, and be compiled again for the next product.
    for (const material of Array.isArray(each.material) ? each.material : [each.material]) {
      const map: Texture | null = material.map ?? null;
      map?.dispose();
    }
  });
}

Object.assign(globalThis, { packshot, ready: loadFonts() });
