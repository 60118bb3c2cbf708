import {
  CanvasTexture,
  Color,
  CustomBlending,
  DataTexture,
  DoubleSide,
  MeshStandardMaterial,
  type MeshStandardMaterialParameters,
  OneFactor,
  OneMinusSrcAlphaFactor,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from "three";
import { roughness } from "./shapes.ts";

type Skin = string | HTMLCanvasElement;

/** A drawing as the skin of a thing. */
function skin(canvas: HTMLCanvasElement): Texture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 2;
  return texture;
}

/** One pixel of one grey: where there is no drawing and no bump, so that all materials share one shader. */
function plain(grey: number): Texture {
  const texture = new DataTexture(new Uint8Array([grey, grey, grey, 255]), 1, 1);
  texture.needsUpdate = true;
  return texture;
}
const noDrawing = plain(255);

const worn = (from: Skin) =>
  typeof from === "string" ? { color: new Color(from), map: noDrawing } : { map: skin(from) };

/** Height by noise, as a grey picture that materials take for bumps. */
function bumps(size: number, height: (x: number, y: number) => number, repeat = 1): Texture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  const image = context.createImageData(size, size);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const grey = 128 + 127 * height(x / size, y / size);
      image.data.set([grey, grey, grey, 255], (y * size + x) * 4);
    }
  context.putImageData(image, 0, 0);
  const texture = new CanvasTexture(canvas);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.repeat.set(repeat, repeat);
  return texture;
}

let drawn: Texture | undefined;
const crinkles = (): Texture =>
  (drawn ??= bumps(256, (x, y) => Math.abs(roughness(x * 5, y * 5)) * 0.8 - 0.4));

/** Compiling a shader in software takes seconds: what differs between materials are numbers and pictures only. */
const made = (parameters: MeshStandardMaterialParameters): MeshStandardMaterial =>
  new MeshStandardMaterial({ map: noDrawing, side: DoubleSide, ...parameters });

/** Printed cardboard, hardly shiny. */
export const card = (from: Skin): MeshStandardMaterial => made({ ...worn(from), roughness: 0.5 });

export const paper = (from: Skin): MeshStandardMaterial => made({ ...worn(from), roughness: 0.9 });

/** A printed film, shiny and a little crinkled. */
export const film = (from: Skin, shine = 0.55): MeshStandardMaterial =>
  made({
    ...worn(from),
    roughness: 0.5 - 0.3 * shine,
    bumpMap: crinkles(),
    bumpScale: 0.9,
  });

export const plastic = (from: Skin, rough = 0.34): MeshStandardMaterial =>
  made({ ...worn(from), roughness: rough * 0.85 });

export const metal = (from: Skin, rough = 0.28): MeshStandardMaterial =>
  made({ ...worn(from), metalness: 1, roughness: rough, envMapIntensity: 1.5 });

/** Print on metal: opaque ink that shines. */
export const tin = (from: Skin): MeshStandardMaterial =>
  made({ ...worn(from), roughness: 0.26, metalness: 0.18 });

/** What is seen through: it adds what it mirrors, and is denser where light grazes it. */
export function glass(tint = "#ffffff", clear = 0.012, edge = 0.34): MeshStandardMaterial {
  const material = made({
    color: new Color(tint),
    roughness: 0.07,
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  });
  material.onBeforeCompile = (shader) => {
    shader.uniforms["clear"] = { value: clear };
    shader.uniforms["edge"] = { value: edge };
    shader.fragmentShader = `uniform float clear; uniform float edge;\n${shader.fragmentShader.replace(
      "#include <opaque_fragment>",
      `float graze = pow(1.0 - abs(dot(normalize(vViewPosition), normal)), 2.4);
       vec3 mirrored = max(outgoingLight - totalDiffuse, vec3(0.0)) * 0.85;
       float dense = mix(clear, edge, graze);
       outgoingLight = totalDiffuse * mix(0.92, 0.62, graze) * dense + mirrored;
       diffuseColor.a = clamp(dense + dot(mirrored, vec3(0.333)), 0.0, 1.0);
       #include <opaque_fragment>`,
    )}`;
  };
  material.customProgramCacheKey = () => "glass";
  return material;
}

/** What fills glass: a liquid or a cream. */
export const filling = (from: Skin, rough = 0.3): MeshStandardMaterial =>
  made({ ...worn(from), roughness: rough });

/** The skin of fruit and the like, coloured point by point. */
export const peel = (rough = 0.4, shine = 0.4, color = "#ffffff"): MeshStandardMaterial =>
  made({
    color: new Color(color),
    map: null,
    vertexColors: true,
    roughness: rough * (1 - 0.45 * shine),
  });

/** One colour, without gloss. */
export const matt = (color: string, rough = 0.8): MeshStandardMaterial =>
  made({ color: new Color(color), roughness: rough });
