import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { type ColorName, palettes, type PlainColorName } from "../src/theme/semantic-tokens/colors.ts";
import { palette } from "../src/theme/tokens/palette.ts";
import { colorPurposes, palettePurposes } from "./color-purposes.ts";
import { contrast } from "./contrast.ts";
import {
  colorOf,
  contrastOf,
  groundPairs,
  illegiblePairs,
  inkOf,
  linePairs,
  type Pair,
  textPairs,
} from "./pairs.ts";
import { Grid, Part, Sheet, Specimen, Table } from "./sheet.tsx";

const modes = ["light", "dark"] as const;

type Mode = (typeof modes)[number];

const names = Object.keys(colorPurposes) as PlainColorName[];
const paletteNames = Object.keys(palettes) as (keyof typeof palettes)[];
const purposes = Object.keys(palettePurposes) as (keyof typeof palettePurposes)[];

function Ramps() {
  return Object.entries(palette).map(([ramp, steps]) => (
    <Part key={ramp} title={ramp === "gold" ? "gold: el dorado" : "gray: el gris oscuro"}>
      <Grid least="7rem">
        {Object.entries<string>({ ...steps }).map(([step, ink]) => (
          <Specimen
            key={step}
            name={step}
            value={`${ink} · ${contrast(ink, "#FFFFFF").toFixed(2)} en blanco`}
          >
            <div
              style={{ height: "4rem", borderRadius: "6px", background: ink, border: "1px solid #8883" }}
            />
          </Specimen>
        ))}
      </Grid>
    </Part>
  ));
}

function Purposes({ label, of }: { label: string; of: readonly { name: ColorName; purpose: string }[] }) {
  return (
    <Table head={["Nombre", "Claro", "Oscuro", "Para qué"]} label={label}>
      {of.map(({ name, purpose }) => (
        <tr key={name} style={{ borderTop: "1px solid var(--chakra-colors-border)" }}>
          <th scope="row" style={{ textAlign: "left", paddingRight: "1rem" }}>
            {name}
          </th>
          {modes.map((mode) => (
            <Ink key={mode} mode={mode} name={name} />
          ))}
          <td style={{ padding: "0.75rem 0", lineHeight: 1.35, minWidth: "16rem" }}>{purpose}</td>
        </tr>
      ))}
    </Table>
  );
}

function Ink({ name, mode }: { name: ColorName; mode: Mode }) {
  const swatch = { width: "2.5rem", height: "2.5rem", borderRadius: "6px", border: "1px solid #8886" };
  return (
    <td style={{ padding: "0.5rem 1rem 0.5rem 0", whiteSpace: "nowrap" }}>
      <span style={{ display: "flex", alignItems: "center", gap: "0.625rem" }}>
        <span style={{ ...swatch, background: colorOf(palette, name, mode) }} />
        {inkOf(name, mode)}
      </span>
    </td>
  );
}

function PairRow({ pair, least }: { pair: Pair; least: number }) {
  const [over, under] = pair;
  const isText = least > 3;
  return (
    <tr>
      <th scope="row" style={{ textAlign: "left", fontWeight: 400, paddingRight: "1rem" }}>
        {over} sobre {under}
      </th>
      {modes.map((mode) => {
        const ink = colorOf(palette, over, mode);
        const background = colorOf(palette, under, mode);
        const color = isText ? ink : colorOf(palette, "fg", mode);
        const figure = contrastOf(palette, mode, pair);
        return (
          <td
            key={mode}
            style={{ padding: "0.625rem 1rem", color, background, borderLeft: `14px solid ${ink}` }}
          >
            {figure.toFixed(2)} {figure >= least ? "✓" : "no basta"}
          </td>
        );
      })}
    </tr>
  );
}

const rows = (pairs: readonly Pair[], least: number) =>
  pairs.map((pair) => <PairRow key={pair.join(" ")} least={least} pair={pair} />);

const meta = { title: "Colores", tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Rampas: Story = {
  name: "Rampas",
  render: () => (
    <Sheet
      subtitle="Los colores de la tienda salen de dos rampas, y otra tienda pone aquí las suyas; el rojo, el verde, el azul y algunos grises oscuros son iguales en todas. Ninguna pieza nombra un escalón: nombra para qué es el color."
      title="Rampas"
    >
      <Ramps />
    </Sheet>
  ),
};

export const PorSuUso: Story = {
  name: "Por su uso",
  render: () => (
    <Sheet
      subtitle="Estos son los nombres que usan las piezas. El dorado se guarda para lo que se puede hacer, lo que está en oferta y las advertencias; el rojo, para lo que salió mal."
      title="Colores por su uso"
    >
      <Part title="De toda la página">
        <Purposes
          label="Colores de toda la página"
          of={names.map((name) => ({ name, purpose: colorPurposes[name] }))}
        />
      </Part>
      {paletteNames.map((name) => (
        <Part key={name} title={`colorPalette="${name}"`}>
          <Purposes
            label={`Colores de ${name}`}
            of={purposes.map((purpose) => ({
              name: `${name}.${purpose}` as const,
              purpose: palettePurposes[purpose],
            }))}
          />
        </Part>
      ))}
    </Sheet>
  ),
};

export const Contraste: Story = {
  name: "Contraste",
  render: () => (
    <Sheet
      subtitle="Las cifras se calculan de los colores de hoy (WCAG 2.2, 1.4.3 y 1.4.11). Una rampa con la que un par deja de leerse hace fallar las pruebas."
      title="Contraste"
    >
      <Part text="Al menos 4.5 a 1." title="Texto y su fondo">
        <Table head={["Par", "Claro", "Oscuro"]} label="Contraste del texto">
          {rows(textPairs, 4.5)}
        </Table>
      </Part>
      <Part text="Al menos 3 a 1." title="Líneas, controles y foco">
        <Table head={["Par", "Claro", "Oscuro"]} label="Contraste de las líneas">
          {rows(linePairs, 3)}
        </Table>
      </Part>
      <Part text="Al menos 2 a 1." title="Estantes y pasos, sobre la pared">
        <Table head={["Par", "Claro", "Oscuro"]} label="Contraste de los fondos">
          {rows(groundPairs, 2)}
        </Table>
      </Part>
    </Sheet>
  ),
  play: async () => {
    await expect([contrast("#000000", "#FFFFFF"), contrast("#EBBA3A", "#EBBA3A")]).toEqual([21, 1]);
    await expect(illegiblePairs(palette)).toEqual([]);
  },
};
