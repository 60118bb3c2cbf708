import {
  AddEquation,
  BackSide,
  BoxGeometry,
  Color,
  CustomBlending,
  DirectionalLight,
  DoubleSide,
  FloatType,
  HalfFloatType,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshDepthMaterial,
  NoBlending,
  NoToneMapping,
  type Object3D,
  OneFactor,
  OrthographicCamera,
  PCFShadowMap,
  PMREMGenerator,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type Texture,
  Vector3,
  WebGLRenderTarget,
  WebGLRenderer,
} from "three";
import { seeded } from "./random.ts";

/** How a thing is taken. */
export interface Shot {
  /** The camera looks down by this many degrees. */
  pitch: number;
  /** How much of the square the thing may fill, 0 to 1. */
  fill: number;
  /** The square's side in pixels. */
  size: number;
  /** How many pictures, each with light and camera moved a little, are averaged into one. */
  samples: number;
  /** Whether it stands on the ground, with its shadow there; otherwise it lies on nothing, in the middle. */
  grounded: boolean;
}

/** What a picture leaves free below the thing itself, of its height: `ProductPicture` counts on it. */
const GROUND = 0.045;
const SHADOW_PIXELS = 256;

const renderer = new WebGLRenderer({ alpha: true, antialias: false, premultipliedAlpha: true });
renderer.toneMapping = NoToneMapping;
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = PCFShadowMap;
renderer.shadowMap.autoUpdate = false;
renderer.setClearColor(0x000000, 0);

const depthOnly = new MeshBasicMaterial({ colorWrite: false, side: DoubleSide });

/** The panels of light that a glossy thing mirrors: a large one from the left, a strip from the right, one above. */
function studioLight(): Texture {
  const room = new Scene();
  const panel = (light: number, size: [number, number, number], at: [number, number, number]) => {
    const material = new MeshBasicMaterial({ color: new Color(light, light, light), side: DoubleSide });
    const mesh = new Mesh(new BoxGeometry(...size), material);
    mesh.position.set(...at);
    room.add(mesh);
  };
  const walls = new MeshBasicMaterial({ color: new Color(0.5, 0.5, 0.51), side: BackSide });
  room.add(new Mesh(new BoxGeometry(24, 16, 24), walls));
  panel(0.95, [24, 0.1, 24], [0, -7.9, 0]);
  panel(5.2, [0.1, 9, 7], [-11, 2, 4]);
  panel(2.6, [0.1, 10, 2.4], [11, 1, 3]);
  panel(3.4, [12, 0.1, 9], [0, 7.8, 2]);
  panel(1.1, [9, 5, 0.1], [0, 2, 11.8]);
  panel(0.06, [1.2, 10, 0.1], [-6.6, 0, 11.6]);
  panel(0.06, [1.2, 10, 0.1], [7.4, 0, 11.6]);
  const generator = new PMREMGenerator(renderer);
  return generator.fromScene(room, 0.012).texture;
}

const environment = studioLight();

const quadCamera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
const VERTEX = "varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0., 1.); }";

/** Draws one shader over the whole of a target. */
function pass(fragment: string, uniforms: Record<string, { value: unknown }>, isAdding = false) {
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: fragment,
    uniforms,
    depthTest: false,
    depthWrite: false,
    blending: isAdding ? CustomBlending : NoBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
  });
  const scene = new Scene();
  scene.add(new Mesh(new PlaneGeometry(2, 2), material));
  return { uniforms, draw: () => renderer.render(scene, quadCamera) };
}

const add = pass(
  "uniform sampler2D one; uniform float weight; varying vec2 at; void main() { gl_FragColor = texture2D(one, at) * weight; }",
  { one: { value: null }, weight: { value: 1 } },
  true,
);

/** The Khronos neutral tone mapper keeps the colours of print as they are; then sRGB, straight alpha. */
const finish = pass(
  `uniform sampler2D sum; varying vec2 at;
  vec3 neutral(vec3 color) {
    const float start = 0.8 - 0.04; const float desaturation = 0.15;
    float x = min(color.r, min(color.g, color.b));
    float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
    color -= offset;
    float peak = max(color.r, max(color.g, color.b));
    if (peak < start) return color;
    float d = 1. - start;
    float fresh = 1. - d * d / (peak + d - start);
    color *= fresh / peak;
    float g = 1. - 1. / (desaturation * (peak - fresh) + 1.);
    return mix(color, vec3(fresh), g);
  }
  void main() {
    vec4 all = texture2D(sum, at);
    vec3 color = all.a > 0. ? neutral(all.rgb / all.a) : vec3(0.);
    gl_FragColor = vec4(mix(color * 12.92, 1.055 * pow(max(color, 0.), vec3(1. / 2.4)) - 0.055, step(0.0031308, color)), clamp(all.a, 0., 1.));
  }`,
  { sum: { value: null } },
);

const blur = pass(
  `uniform sampler2D one; uniform vec2 way; varying vec2 at;
  void main() {
    vec4 sum = vec4(0.); float all = 0.;
    for (int i = -12; i <= 12; i++) { float w = exp(-float(i * i) / 60.); sum += texture2D(one, at + way * float(i)) * w; all += w; }
    gl_FragColor = sum / all;
  }`,
  { one: { value: null }, way: { value: null } },
);

/** What is near the ground, seen from below and blurred: the shadow that holds a thing there. */
function contactShadow(scene: Scene, reach: number, size: number): Mesh {
  const target = () => new WebGLRenderTarget(SHADOW_PIXELS, SHADOW_PIXELS, { type: HalfFloatType });
  const [first, second] = [target(), target()];
  const camera = new OrthographicCamera(-reach, reach, reach, -reach, 0, reach * 0.55);
  camera.position.y = -0.001 * reach;
  camera.up.set(0, 0, 1);
  camera.lookAt(0, 1, 0);
  const depth = new MeshDepthMaterial({ side: DoubleSide });
  depth.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      "gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );",
      "gl_FragColor = vec4( vec3( 0.0 ), pow( 1.0 - fragCoordZ, 1.8 ) );",
    );
  };
  scene.overrideMaterial = depth;
  renderer.setRenderTarget(first);
  renderer.clear();
  renderer.render(scene, camera);
  scene.overrideMaterial = null;
  const soften = (spread: number) => {
    blur.uniforms["one"] = Object.assign(blur.uniforms["one"] ?? { value: null }, { value: first.texture });
    Object.assign(blur.uniforms["way"] ?? {}, { value: { x: spread / SHADOW_PIXELS, y: 0 } });
    renderer.setRenderTarget(second);
    blur.draw();
    Object.assign(blur.uniforms["one"], { value: second.texture });
    Object.assign(blur.uniforms["way"] ?? {}, { value: { x: 0, y: spread / SHADOW_PIXELS } });
    renderer.setRenderTarget(first);
    blur.draw();
  };
  soften(0.5);
  soften(1);
  renderer.setRenderTarget(null);
  second.dispose();
  const material = new ShaderMaterial({
    uniforms: { shade: { value: first.texture }, size: { value: size } },
    vertexShader:
      "varying vec2 at; void main() { at = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }",
    fragmentShader:
      "uniform sampler2D shade; uniform float size; varying vec2 at; void main() { float a = texture2D(shade, at).a * smoothstep(0.0, 0.035, gl_FragCoord.y / size) * smoothstep(0.0, 0.06, 0.5 - abs(gl_FragCoord.x / size - 0.5)); gl_FragColor = vec4(0.02, 0.016, 0.012, 1.) * min(1., a * 0.55); }",
    transparent: true,
    depthWrite: false,
    premultipliedAlpha: true,
  });
  const plane = new Mesh(new PlaneGeometry(2 * reach, 2 * reach), material);
  plane.rotation.x = -Math.PI / 2;
  // Seen from below, left and right are exchanged.
  plane.scale.x = -1;
  plane.material.side = DoubleSide;
  plane.renderOrder = -1;
  return plane;
}

/** The square around all corners of what is in the scene, as the camera sees it. */
function framed(thing: Object3D, camera: PerspectiveCamera) {
  const low = new Vector3(Infinity, Infinity, 0);
  const high = new Vector3(-Infinity, -Infinity, 0);
  const point = new Vector3();
  let reach = 0;
  thing.traverse((each) => {
    if (!(each instanceof Mesh)) return;
    const corners = each.geometry.getAttribute("position");
    const stride = each instanceof InstancedMesh ? Math.max(1, Math.floor(corners.count / 12)) : 1;
    for (const place of placesOf(each))
      for (let at = 0; at < corners.count; at += stride) {
        point.fromBufferAttribute(corners, at).applyMatrix4(place);
        reach = Math.max(reach, Math.hypot(point.x, point.z));
        point.project(camera);
        low.min(point);
        high.max(point);
      }
  });
  return { low, high, reach };
}

/** Where a mesh is, once for each of its instances. */
function placesOf(mesh: Mesh): Matrix4[] {
  if (!(mesh instanceof InstancedMesh)) return [mesh.matrixWorld];
  return Array.from({ length: mesh.count }, (_, at) => {
    const place = new Matrix4();
    mesh.getMatrixAt(at, place);
    return place.premultiply(mesh.matrixWorld);
  });
}

/**
 * Takes a picture of a thing that stands on y = 0 around the middle.
 * @returns its pixels, RGBA with straight alpha, from the top left
 */
export function takePicture(
  thing: Object3D,
  { pitch, fill, size, samples, grounded }: Shot,
): Uint8ClampedArray {
  const scene = new Scene();
  scene.environment = environment;
  scene.environmentIntensity = 0.68;
  scene.add(thing);
  thing.updateMatrixWorld(true);
  const camera = new PerspectiveCamera(16, 1, 0.1, 2000);
  const height = extent(thing);
  const distance = height * 6;
  const angle = (pitch * Math.PI) / 180;
  camera.position.set(0, height * 0.45 + distance * Math.sin(angle), distance * Math.cos(angle));
  camera.lookAt(0, height * 0.45, 0);
  camera.updateMatrixWorld(true);
  const { low, high, reach } = framed(thing, camera);
  if (grounded) scene.add(contactShadow(scene, reach * 1.5, size));

  const ground = GROUND + 0.035 * Math.sin(angle);
  const room = grounded ? 1 - ground : 1;
  const scale = Math.min((2 * fill) / (high.x - low.x), (2 * room * fill) / (high.y - low.y));
  const left = (-(high.x + low.x) / 2) * scale;
  const up = grounded ? -1 + 2 * ground - low.y * scale : (-(high.y + low.y) / 2) * scale;
  const frame = camera.projectionMatrix.clone();

  const open: Object3D[] = [];
  scene.traverse((each) => {
    if (each instanceof Mesh && [each.material].flat().some((material) => material.transparent))
      open.push(each);
  });
  const light = shadowing(reach, height);
  scene.add(light, light.target);

  const one = new WebGLRenderTarget(size, size, { type: HalfFloatType, samples: 0 });
  const sum = new WebGLRenderTarget(size, size, { type: FloatType, depthBuffer: false });
  renderer.setRenderTarget(sum);
  renderer.clear();
  const random = seeded(`light ${samples}`);
  for (let sample = 0; sample < samples; sample++) {
    const around = (sample + random()) / samples;
    const turn = 2 * Math.PI * ((sample * 0.618034) % 1);
    // By turns the large lamp on the left and the sky: one shadow at a time is half the work, and the mean is the same.
    const tilt = Math.sqrt(around);
    if (sample % 2 === 0)
      putLight(
        light,
        -0.62 + 0.42 * Math.cos(turn) * tilt,
        0.85 + 0.3 * Math.sin(turn),
        0.85,
        (1.75 * samples) / Math.ceil(samples / 2),
      );
    else
      putLight(
        light,
        tilt * Math.sin(turn * 1.7),
        Math.sqrt(1.05 - around),
        tilt * Math.cos(turn * 1.7) + 0.35,
        (1.15 * samples) / Math.max(1, Math.floor(samples / 2)),
      );
    const jitter = new Matrix4().makeTranslation(
      left + (2 * (((sample * 0.754878) % 1) - 0.5)) / size,
      up + (2 * (((sample * 0.56984) % 1) - 0.5)) / size,
      0,
    );
    camera.projectionMatrix
      .copy(frame)
      .premultiply(new Matrix4().makeScale(scale, scale, 1))
      .premultiply(jitter);
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
    renderer.setRenderTarget(one);
    renderer.clear();
    renderer.autoClear = false;
    // Depth first, so that the costly shader runs once for each pixel.
    scene.overrideMaterial = depthOnly;
    for (const each of open) each.visible = false;
    renderer.render(scene, camera);
    scene.overrideMaterial = null;
    for (const each of open) each.visible = true;
    renderer.shadowMap.needsUpdate = true;
    renderer.render(scene, camera);
    renderer.autoClear = true;
    Object.assign(add.uniforms["one"] ?? {}, { value: one.texture });
    Object.assign(add.uniforms["weight"] ?? {}, { value: 1 / samples });
    renderer.setRenderTarget(sum);
    renderer.autoClear = false;
    add.draw();
    renderer.autoClear = true;
  }
  const last = new WebGLRenderTarget(size, size, { depthBuffer: false });
  Object.assign(finish.uniforms["sum"] ?? {}, { value: sum.texture });
  renderer.setRenderTarget(last);
  finish.draw();
  const pixels = new Uint8ClampedArray(size * size * 4);
  renderer.readRenderTargetPixels(last, 0, 0, size, size, pixels);
  renderer.setRenderTarget(null);
  for (const target of [one, sum, last]) target.dispose();
  light.dispose();
  return upright(pixels, size);
}

function extent(thing: Object3D): number {
  let top = 0;
  const point = new Vector3();
  thing.traverse((each) => {
    if (!(each instanceof Mesh)) return;
    const bounded = each instanceof InstancedMesh ? each : each.geometry;
    bounded.computeBoundingSphere();
    const sphere = bounded.boundingSphere;
    if (!sphere) return;
    const middle = point.copy(sphere.center).applyMatrix4(each.matrixWorld);
    top = Math.max(top, middle.length() + sphere.radius * each.matrixWorld.getMaxScaleOnAxis());
  });
  return top;
}

function shadowing(reach: number, height: number): DirectionalLight {
  const light = new DirectionalLight(0xffffff, 1);
  const span = Math.hypot(reach, height) * 1.02;
  light.castShadow = true;
  light.shadow.mapSize.set(768, 768);
  Object.assign(light.shadow.camera, {
    left: -span,
    right: span,
    top: span,
    bottom: -span,
    near: 0.1,
    far: span * 8,
  });
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = span * 0.006;
  light.shadow.radius = 2;
  light.userData = { span };
  return light;
}

function putLight(light: DirectionalLight, x: number, y: number, z: number, intensity: number): void {
  const { span } = light.userData as { span: number };
  light.position
    .set(x, y, z)
    .normalize()
    .multiplyScalar(span * 3);
  light.intensity = intensity;
  light.updateMatrixWorld();
}

function upright(pixels: Uint8ClampedArray, size: number): Uint8ClampedArray {
  const turned = new Uint8ClampedArray(pixels.length);
  const row = size * 4;
  for (let line = 0; line < size; line++)
    turned.set(pixels.subarray((size - 1 - line) * row, (size - line) * row), line * row);
  return turned;
}
