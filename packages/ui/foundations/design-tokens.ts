import { system } from "../src/theme/index.ts";

type Mode = "light" | "dark";

export interface DesignToken {
  $type: string;
  $value: unknown;
}

export interface TokenGroup {
  [name: string]: DesignToken | TokenGroup;
}

type Token = (typeof system.tokens.allTokens)[number];

/** The types of the Design Tokens Format Module 2025.10, by Chakra's categories. */
const TYPES: Record<string, string> = {
  breakpoints: "dimension",
  colors: "color",
  durations: "duration",
  easings: "cubicBezier",
  fontSizes: "dimension",
  fontWeights: "fontWeight",
  fonts: "fontFamily",
  radii: "dimension",
  shadows: "shadow",
  sizes: "dimension",
  spacing: "dimension",
  zIndex: "number",
};

/**
 * The tokens of the theme, without those that Chakra derives: negative steps, what `colorPalette` stands for, and what a
 * token is on a wide window.
 */
export const themeTokens = system.tokens.allTokens.filter(
  ({ extensions }) => !extensions["negative"] && !extensions["virtual"] && extensions["condition"] === "base",
);

/** The tokens as a page in that mode has them, as W3C design tokens (https://www.designtokens.org/tr/2025.10/format). */
export function designTokens(mode: Mode): TokenGroup {
  const root: TokenGroup = {};
  for (const token of themeTokens) {
    const designToken = toDesignToken(token, mode);
    if (designToken) put(root, pathOf(token), designToken);
  }
  return root;
}

/** What the format cannot say: a length that changes with the window, a percentage, a word of CSS. */
export const unsaidTokens = themeTokens
  .filter((token) => !toDesignToken(token, "light"))
  .map(({ name }) => name);

/** The variables of CSS behind the tokens. `light-dark()` in them follows the `color-scheme` of the page. */
export const tokenCss = toCss(system.getTokenCss());

function toDesignToken(token: Token, mode: Mode): DesignToken | undefined {
  const $type = TYPES[token.extensions.category ?? ""];
  const changesWithWidth = Object.keys(token.extensions.conditions ?? {}).length > 1;
  if ($type === undefined || changesWithWidth) return undefined;
  const value = inMode(String(token.originalValue), mode);
  const $value = aliasOf(value) ?? toValue($type, value);
  return $value === undefined ? undefined : { $type, $value };
}

function inMode(value: string, mode: Mode): string {
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  return (mode === "light" ? light : dark) ?? value;
}

function aliasOf(value: string): string | undefined {
  const [, name = ""] = /^\{(.+)\}$/.exec(value) ?? [];
  const token = system.tokens.getByName(name);
  return token && `{${pathOf(token).join(".")}}`;
}

/** A name may have no dot; what has a value of its own beside its group is the group's `$root`. */
function pathOf({ path, extensions }: Token): string[] {
  const names = path.map((name) => name.replaceAll(".", "_"));
  return extensions["default"] ? [...names, "$root"] : names;
}

function toValue($type: string, value: string): unknown {
  switch ($type) {
    case "color":
      return toColor(value === "transparent" ? "#00000000" : value);
    case "dimension":
    case "duration":
      return toMeasure(value);
    case "shadow":
      return value.split(", ").map(toShadow);
    case "cubicBezier":
      return value.match(/[\d.]+/g)?.map(Number);
    case "fontFamily":
      return value.split(", ").map((name) => name.replaceAll("'", ""));
    default:
      return Number(value);
  }
}

function toMeasure(value: string) {
  const [, amount, unit = "px"] = /^(-?[\d.]+)(px|rem|ms)?$/.exec(value) ?? [];
  return amount ? { value: Number(amount), unit } : undefined;
}

/** One layer of it: two offsets, the blur, perhaps the spread, and the colour last. */
function toShadow(layer: string) {
  const parts = layer.split(" ");
  const color = parts.pop() ?? "";
  const [offsetX = "0", offsetY = "0", blur = "0", spread = "0"] = parts;
  return {
    color: aliasOf(color) ?? toColor(color),
    offsetX: toMeasure(offsetX),
    offsetY: toMeasure(offsetY),
    blur: toMeasure(blur),
    spread: toMeasure(spread),
  };
}

function toColor(value: string) {
  const [, hex, alpha] = /^(#[\da-f]{6})([\da-f]{2})?$/i.exec(value) ?? [];
  if (hex === undefined) return undefined;
  const channel = (start: number) =>
    Number((Number.parseInt(hex.slice(start, start + 2), 16) / 255).toFixed(4));
  return {
    colorSpace: "srgb",
    components: [channel(1), channel(3), channel(5)],
    ...(alpha ? { alpha: Number((Number.parseInt(alpha, 16) / 255).toFixed(4)) } : {}),
    hex,
  };
}

function put(group: TokenGroup, [name = "", ...rest]: string[], token: DesignToken): void {
  if (rest.length === 0) {
    group[name] = token;
    return;
  }
  const inner = (group[name] ??= {}) as TokenGroup;
  put(inner, rest, token);
}

function toCss(rules: object, indent = ""): string {
  return Object.entries(rules)
    .map(([name, value]: [string, unknown]) =>
      typeof value === "object" && value !== null
        ? `${indent}${name.replace(/^&/, "")} {\n${toCss(value, `${indent}  `)}${indent}}\n`
        : `${indent}${name}: ${String(value)};\n`,
    )
    .join("");
}
