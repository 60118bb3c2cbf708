import type { Meta, StoryObj } from "@storybook/react-vite";
import { breakpoints } from "../src/theme/breakpoints.ts";
import type { semanticTokens } from "../src/theme/semantic-tokens/index.ts";
import { shopSizes } from "../src/theme/tokens/sizes.ts";
import { tokens } from "../src/theme/tokens/index.ts";
import { Grid, Part, Sheet, Specimen, variable } from "./sheet.tsx";

const RADII: Record<keyof typeof semanticTokens.radii, string> = {
  l1: "Etiquetas y letreros: cartón cortado.",
  l2: "Lo que se toca: botones y campos.",
  l3: "Lo que se abre sobre la página.",
};

const SHADOWS: Pick<
  Record<keyof typeof semanticTokens.shadows, string>,
  "tag" | "float" | "shelf" | "counter"
> = {
  tag: "Una etiqueta que cuelga.",
  float: "Un aviso sobre la página.",
  shelf: "Un estante sobre la pared.",
  counter: "Un estante más hondo: portada y producto.",
};

const ink = { background: variable("colors", "gold.border") };

const meta = { title: "Medidas", tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Espacio: Story = {
  name: "Espacio",
  render: () => (
    <Sheet
      subtitle="Un paso es un cuarto de rem. Dentro de una pieza, de 1 a 4; entre piezas, de 4 a 8; entre partes de una pantalla, 12 o 20."
      title="Espacio"
    >
      <div style={{ display: "grid", gap: "0.75rem" }}>
        {Object.entries(tokens.spacing ?? {})
          .toSorted(([one], [other]) => Number(one) - Number(other))
          .map(([name, { value }]) => (
            <div
              key={name}
              style={{ display: "grid", gridTemplateColumns: "7rem minmax(0, 1fr)", alignItems: "center" }}
            >
              <span style={{ fontVariantNumeric: "tabular-nums" }}>
                <strong>{name}</strong> {value}
              </span>
              <span
                style={{ ...ink, height: "0.75rem", maxWidth: "100%", width: variable("spacing", name) }}
              />
            </div>
          ))}
      </div>
      <Part text="Todo lo que se toca mide al menos 44 px de alto (control)." title="Tamaños">
        <Grid least="12rem">
          {Object.entries(shopSizes).map(([name, { value }]) => (
            <Specimen key={name} name={name} value={value}>
              <span style={{ ...ink, height: "0.75rem", maxWidth: "100%", width: variable("sizes", name) }} />
            </Specimen>
          ))}
        </Grid>
      </Part>
      <Part
        text="Los anchos en los que una pantalla cambia de forma. La barra de Storybook tiene los mismos, y el teléfono de 390."
        title="Anchos"
      >
        <Grid least="12rem">
          {Object.entries(breakpoints).map(([name, width]) => (
            <Specimen key={name} name={name} value={width}>
              <span style={{ ...ink, height: "0.75rem", width: `calc(${width} / 26)`, maxWidth: "100%" }} />
            </Specimen>
          ))}
        </Grid>
      </Part>
    </Sheet>
  ),
};

export const EsquinasYSombras: Story = {
  name: "Esquinas y sombras",
  render: () => (
    <Sheet
      subtitle="La tienda es de madera, cartón y papel: esquinas casi rectas, y sombra solo donde algo cuelga o tapa otra cosa."
      title="Esquinas y sombras"
    >
      <Part title="Esquinas">
        <Grid least="14rem">
          {Object.entries(RADII).map(([name, use]) => (
            <Specimen key={name} name={name} value={use}>
              <div
                style={{
                  height: "5rem",
                  border: "2px solid",
                  borderRadius: variable("radii", name),
                  ...frame,
                }}
              />
            </Specimen>
          ))}
        </Grid>
      </Part>
      <Part title="Sombras">
        <Grid least="14rem">
          {Object.entries(SHADOWS).map(([name, use]) => (
            <Specimen key={name} name={name} value={use}>
              <div
                style={{
                  height: "5rem",
                  marginBottom: "1rem",
                  boxShadow: variable("shadows", name),
                  ...panel,
                }}
              />
            </Specimen>
          ))}
        </Grid>
      </Part>
    </Sheet>
  ),
};

const frame = { borderColor: variable("colors", "gold.border") };
const panel = { background: variable("colors", "bg.panel") };
