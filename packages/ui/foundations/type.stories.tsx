import { Text } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useCallback, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Price } from "../src/price/price.tsx";
import { tokens } from "../src/theme/tokens/index.ts";
import { Part, Sheet, Specimen, variable } from "./sheet.tsx";

const VOICES: Record<string, [use: string, example: string]> = {
  promise: ["La promesa de la portada: una vez por tienda.", "La despensa de la semana"],
  title: ["El título de una pantalla: uno por pantalla.", "Carrito de compras"],
  heading: ["El título de una parte.", "Resumen de pago"],
  subheading: ["Un título dentro de otro.", "Opción de envío"],
  label: ["Pasillos, pestañas, nombres cortos que se tocan.", "Frutas y verduras"],
  sm: ["Tamaños, precios por kilo, ayudas.", "720 g · $86.11 por kg"],
};

/** An example, and the measures that it has on this page, at this width. */
function Measured({ name, use, example }: { name: string; use: string; example: string }) {
  const [measures, setMeasures] = useState("");
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const { fontSize, fontWeight, lineHeight } = getComputedStyle(element);
    setMeasures(`${Number.parseFloat(fontSize).toFixed(1)} px, peso ${fontWeight}, renglón ${lineHeight}`);
  }, []);
  return (
    <Specimen name={`${name}: ${use}`} value={measures}>
      <div>
        <Text overflowWrap="anywhere" ref={measure} textStyle={name}>
          {example}
        </Text>
      </div>
    </Specimen>
  );
}

const meta = { title: "Letras", tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Voces: Story = {
  name: "Voces",
  render: () => (
    <Sheet
      subtitle="Dos letras: Sofia Sans Condensed, angosta y fuerte, para títulos y precios; Figtree para leer. Un texto escoge una voz, nunca un tamaño suelto."
      title="Letras"
    >
      <Part title="Las voces">
        <div style={{ display: "grid", gap: "2.5rem" }}>
          {Object.entries(VOICES).map(([name, [use, example]]) => (
            <Measured example={example} key={name} name={name} use={use} />
          ))}
        </div>
      </Part>
      <Part
        text="Cifras de ancho parejo, para que las columnas cuadren; los centavos van arriba. Quien escucha la página oye la frase completa."
        title="Precios"
      >
        <div style={{ display: "flex", flexWrap: "wrap", gap: "2rem", alignItems: "baseline" }}>
          <Price label="28 pesos con 50 centavos" text="$28.50" />
          <Price label="1289 pesos" text="$1,289.00" />
        </div>
      </Part>
    </Sheet>
  ),
};

export const Tamaños: Story = {
  name: "Tamaños",
  render: () => (
    <Sheet
      subtitle="Los tamaños siguen al que la persona eligió en su navegador (rem); los dos mayores crecen además con el ancho de la pantalla."
      title="Tamaños"
    >
      <div style={{ display: "grid", gap: "1.5rem" }}>
        {Object.entries(tokens.fontSizes ?? {}).map(([name, { value }]) => (
          <Specimen key={name} name={name} value={value}>
            <div style={{ fontSize: variable("fontSizes", name), lineHeight: 1.1, overflowWrap: "anywhere" }}>
              Jitomate saladet, ñame y pingüica
            </div>
          </Specimen>
        ))}
      </div>
    </Sheet>
  ),
};

/** Letters outside of Spanish are in separate files, which load when a text uses them. */
export const OtherLetters: Story = {
  name: "Letras de otras lenguas",
  render: () => (
    <Sheet
      subtitle="Una marca o un nombre puede traer letras que el español no usa. Se leen con las mismas dos voces."
      title="Letras de otras lenguas"
    >
      <Part title="Títulos y precios">
        <div style={{ fontFamily: variable("fonts", "heading"), fontWeight: 700, fontSize: "1.75rem" }}>
          Çelik, Müller, Håkon y François
        </div>
      </Part>
      <Part title="Texto">
        <div style={{ fontSize: "1.375rem" }}>Smørrebrød, crème brûlée, pão de queijo y weißer Käse</div>
      </Part>
    </Sheet>
  ),
  play: async () => {
    const ours = [...document.fonts].filter(({ family }) => family.includes("Variable"));
    await waitFor(() => expect(ours.filter(({ status }) => status === "loaded")).toHaveLength(4));
  },
};
