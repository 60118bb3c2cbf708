// @module-tag full
import { Page, PageHeading, SectionHeading, Stack } from "@shop/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";

/** How the shop speaks, each with a sentence as it should be and as it should not. */
const RULES: [rule: string, yes: string, no: string][] = [
  ["Habla de tú, como en la tienda de la esquina.", "Tu carrito te espera.", "Su carrito lo está esperando."],
  [
    "Di qué pasó y qué hacer ahora, en ese orden.",
    "Te faltan 1.94 kg para el peso mínimo de 3.00 kg. Agrega algo más para poder pagar.",
    "Error 406: peso insuficiente.",
  ],
  ["Nunca culpes.", "Escribe tu correo completo, como ana@correo.com.", "Correo inválido."],
  ["Un botón dice lo que hace, con verbo.", "Vaciar carrito", "Aceptar"],
  ["Cifras exactas, con su unidad.", "Solo quedan 3 piezas de este producto.", "Existencias limitadas."],
  ["Sin prisas ni exclamaciones de más.", "Agregaste Leche entera 1 L.", "¡¡Excelente elección!!"],
  [
    "Palabras de la tienda, no de la computadora.",
    "No pudimos conectar con la tienda.",
    "Tiempo de espera agotado en la solicitud.",
  ],
];

const rule = { borderTop: "1px solid var(--chakra-colors-border)" };

const meta = { title: "Taller/Voz", tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Voz: Story = {
  name: "Voz",
  render: () => (
    <Page>
      <Stack gap="lg">
        <PageHeading subtitle="Español de México, de tú, con la calma de quien atiende un mostrador. Una frase dice una cosa.">
          La voz de la tienda
        </PageHeading>
        {RULES.map(([says, yes, no]) => (
          <section key={says} style={rule}>
            <SectionHeading>{says}</SectionHeading>
            <p>
              <strong style={{ color: "var(--chakra-colors-fg-success)" }}>Así:</strong> <span>{yes}</span>
            </p>
            <p style={{ marginTop: "0.25rem" }}>
              <strong style={{ color: "var(--chakra-colors-fg-error)" }}>Así no:</strong> <span>{no}</span>
            </p>
          </section>
        ))}
      </Stack>
    </Page>
  ),
};
