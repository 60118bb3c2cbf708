import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn } from "storybook/test";
import {
  type DesignToken,
  designTokens,
  themeTokens,
  tokenCss,
  type TokenGroup,
  unsaidTokens,
} from "./design-tokens.ts";
import { Part, Sheet, Table } from "./sheet.tsx";
import { TokenFile } from "./token-file.tsx";

const toJson = (tokens: TokenGroup) => JSON.stringify(tokens, null, 2);

const light = toJson(designTokens("light"));
const dark = toJson(designTokens("dark"));

const byCategory = Object.entries(
  Object.groupBy(themeTokens, ({ extensions }) => extensions.category ?? ""),
).toSorted(([one], [other]) => one.localeCompare(other));

const meta = { title: "Tokens", tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Tokens: Story = {
  name: "Tokens",
  render: () => (
    <Sheet
      subtitle="Los valores con nombre del sistema, tal como los usa la tienda en este momento. Llévatelos a tu herramienta de diseño o a otra página."
      title="Tokens"
    >
      <Part title="Qué hay">
        <Table head={["Categoría", "Cuántos", "Por ejemplo"]} label="Tokens por categoría">
          {byCategory.map(([category, tokens = []]) => (
            <tr key={category}>
              <th scope="row" style={{ textAlign: "left", paddingRight: "1rem" }}>
                {category}
              </th>
              <td style={{ padding: "0.375rem 1rem 0.375rem 0" }}>{tokens.length}</td>
              <td>{tokens.at(-1)?.extensions.cssVar?.var}</td>
            </tr>
          ))}
        </Table>
      </Part>
      <Part
        text="Todas, con su valor de claro y de oscuro: light-dark() sigue al color-scheme de la página."
        title="Variables de CSS"
      >
        <TokenFile content={tokenCss} name="tokens.css" type="text/css" />
      </Part>
      <Part
        text={`El formato del W3C Design Tokens Community Group (2025.10), un archivo por modo. Quedan fuera ${unsaidTokens.length} que el formato no sabe decir, como un porcentaje o un tamaño que cambia con la ventana: están en las variables de CSS.`}
        title="JSON de tokens de diseño"
      >
        <div style={{ display: "grid", gap: "2rem", gridTemplateColumns: "minmax(0, 1fr)" }}>
          <TokenFile content={light} name="tokens.claro.json" type="application/json" />
          <TokenFile content={dark} name="tokens.oscuro.json" type="application/json" />
        </div>
      </Part>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const download = canvas.getByRole("link", { name: "Descargar tokens.oscuro.json" });
    const file = await fetch(download.getAttribute("href") ?? "");
    await expect(await file.json()).toEqual(designTokens("dark"));
  },
};

export const AFileIsCopied: Story = {
  ...Tokens,
  name: "Un archivo se copia",
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(canvas.getByRole("button", { name: "Copiar tokens.css" }));
    await expect(await canvas.findByText("Copiado.")).toBeVisible();
    await expect(writeText.mock.calls).toEqual([[tokenCss]]);
    writeText.mockRejectedValue(new DOMException("denied", "NotAllowedError"));
    await userEvent.click(canvas.getByRole("button", { name: "Copiar tokens.css" }));
    await expect(await canvas.findByText("El navegador no dejó copiarlo. Descárgalo.")).toBeVisible();
  },
};

const COLOR =
  /\{"colorSpace":"srgb","components":\[[\d.]+,[\d.]+,[\d.]+\],(?:"alpha":[\d.]+,)?"hex":"#[\dA-F]{6}"\}/i
    .source;
const DIMENSION = /\{"value":-?[\d.]+,"unit":"(?:px|rem)"\}/.source;
const SHADOW = `\\{"color":(?:"\\{colors\\.[^}]+\\}"|${COLOR}),"offsetX":${DIMENSION},"offsetY":${DIMENSION},"blur":${DIMENSION},"spread":${DIMENSION}\\}`;

/** What a value of each type looks like in the format. */
const DTCG: Record<string, RegExp> = {
  color: new RegExp(`^${COLOR}$`, "i"),
  dimension: new RegExp(`^${DIMENSION}$`),
  shadow: new RegExp(`^\\[${SHADOW}(?:,${SHADOW})*\\]$`, "i"),
  duration: /^\{"value":\d+,"unit":"ms"\}$/,
  cubicBezier: /^\[[\d.]+,[\d.]+,[\d.]+,[\d.]+\]$/,
  fontFamily: /^\["[^']+"\]$/,
  fontWeight: /^\d+$/,
  number: /^\d+$/,
};

const NAME = /^[^.{}$]+$/;

const isToken = (entry: DesignToken | TokenGroup): entry is DesignToken => "$value" in entry;

const flatten = (group: TokenGroup, path: string[] = []): { path: string[]; token: DesignToken }[] =>
  Object.entries(group).flatMap(([name, entry]) => {
    const here = [...path, name];
    return isToken(entry) ? [{ path: here, token: entry }] : flatten(entry, here);
  });

/** The paths of a file that the format does not allow. */
function invalidPaths(json: string): string[] {
  const entries = flatten(JSON.parse(json) as TokenGroup);
  const types = new Map(entries.map(({ path, token }) => [`{${path.join(".")}}`, token.$type]));
  const isValid = ({ path, token: { $type, $value } }: (typeof entries)[number]) =>
    path.every((name) => name === "$root" || NAME.test(name)) &&
    (typeof $value === "string" ? types.get($value) === $type : DTCG[$type]?.test(JSON.stringify($value)));
  return entries.filter((entry) => !isValid(entry)).map(({ path }) => path.join("."));
}

export const TheFilesAreValid: Story = {
  ...Tokens,
  name: "Los archivos son válidos",
  tags: ["!dev"],
  play: async () => {
    await expect([...invalidPaths(light), ...invalidPaths(dark)]).toEqual([]);
    const told = themeTokens.length - unsaidTokens.length;
    await expect([light, dark].map((json) => flatten(JSON.parse(json) as TokenGroup).length)).toEqual([
      told,
      told,
    ]);
  },
};

export const TheFilesCoverTheTheme: Story = {
  ...Tokens,
  name: "Los archivos cubren el tema",
  tags: ["!dev"],
  play: async () => {
    await expect(designTokens("light")).toMatchObject({
      colors: {
        gold: { 400: { $type: "color", $value: { hex: "#EBBA3A" } }, fg: { $value: "{colors.gold.700}" } },
        bg: { $root: { $value: "{colors.gray.50}" }, panel: { $value: { hex: "#FFFFFF" } } },
        wall: { $value: { hex: "#000000", alpha: 0.0784 } },
      },
      sizes: { control: { $type: "dimension", $value: { value: 2.75, unit: "rem" } } },
      radii: { sm: { $value: { value: 6, unit: "px" } }, l2: { $value: "{radii.sm}" } },
      fonts: { body: { $type: "fontFamily", $value: expect.arrayContaining(["Figtree Variable"]) } },
      durations: { moderate: { $value: { value: 180, unit: "ms" } } },
      shadows: {
        shelf: {
          $type: "shadow",
          $value: [
            { color: "{colors.wall}", offsetY: { value: 10, unit: "px" }, spread: { value: -6, unit: "px" } },
          ],
        },
      },
      easings: { out: { $value: [0.2, 0.8, 0.2, 1] } },
    });
    await expect(designTokens("dark")).toMatchObject({
      colors: {
        gold: { fg: { $value: "{colors.gold.300}" } },
        bg: { $root: { $value: "{colors.gray.900}" }, panel: { $value: "{colors.gray.800}" } },
      },
    });
    await expect(unsaidTokens).toEqual(expect.arrayContaining(["sizes.full", "fontSizes.4xl", "spacing.xl"]));
  },
};

/** As CSS knows it: `--chakra-sizes-1/2`, which its text writes with a backslash. */
const unescaped = (name: string) => name.replaceAll("\\", "");

export const TheVariablesAreThoseOfThePage: Story = {
  ...Tokens,
  name: "Las variables son las de la página",
  tags: ["!dev"],
  play: async () => {
    const page = getComputedStyle(document.documentElement);
    const missing = themeTokens
      .map(({ extensions }) => extensions.cssVar?.var ?? "")
      .filter((name) => !tokenCss.includes(`${name}: `) || page.getPropertyValue(unescaped(name)) === "");
    await expect(missing).toEqual([]);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(tokenCss);
    const kinds = [...sheet.cssRules].map((rule) => rule.constructor.name);
    await expect(kinds).toEqual(["CSSStyleRule", "CSSMediaRule"]);
  },
};
