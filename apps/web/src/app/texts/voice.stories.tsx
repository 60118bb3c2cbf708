// @module-tag full
import { failureText, type Failure } from "@shop/contract";
import { shop } from "@shop/commerce";
import { Page, PageHeading, SectionHeading, SelectField, Stack, TextField } from "@shop/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect } from "storybook/test";
import { sentences } from "./all-texts.ts";

const parts = [...new Set(sentences.map(([place]) => place.split(".")[0] ?? ""))].toSorted();

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

const FAILURES: Failure[] = [
  { id: 401 },
  { id: 403, reason: "counterOnly" },
  { id: 403, reason: "notYours" },
  { id: 403, reason: "tooLate" },
  { id: 403, reason: "signInTooOld" },
  { id: 403 },
  { id: 404, what: "product" },
  { id: 404, what: "order" },
  { id: 404, what: "address" },
  { id: 404 },
  { id: 406, minimumWeight: 3000, missingWeight: 1940 },
  { id: 406 },
  { id: 409, reason: "stock", productId: "", limit: 3 },
  { id: 409, reason: "stock", productId: "", limit: 0 },
  { id: 409, reason: "cap", productId: "", limit: 5 },
  { id: 409 },
  { id: 410, productId: "" },
  { id: 413, limit: 100 },
  { id: 413 },
  { id: 422, field: "" },
  { id: 429, retryAfter: 30 },
  { id: 500 },
  { id: 503 },
];

const cell = {
  padding: "0.625rem 1.5rem 0.625rem 0",
  verticalAlign: "top",
  textAlign: "left",
  lineHeight: 1.4,
} as const;
const rule = { borderTop: "1px solid var(--chakra-colors-border)" };
const place = {
  ...cell,
  color: "var(--chakra-colors-fg-muted)",
  font: "0.8125rem/1.5 ui-monospace, monospace",
  overflowWrap: "anywhere",
} as const;

function Sheet({ title, subtitle, children }: { title: string; subtitle: string; children: ReactNode }) {
  return (
    <Page>
      <Stack gap="lg">
        <PageHeading subtitle={subtitle}>{title}</PageHeading>
        {children}
      </Stack>
    </Page>
  );
}

function Rows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <table style={{ width: "100%", borderCollapse: "collapse", tableLayout: "fixed" }}>
      <tbody>
        {rows.map(([name, sentence]) => (
          <tr key={name + sentence} style={rule}>
            <th scope="row" style={{ ...place, width: "36%" }}>
              {name}
            </th>
            <td style={{ ...cell, overflowWrap: "anywhere" }}>{sentence}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sentences() {
  const [part, setPart] = useState("");
  const [words, setWords] = useState("");
  const shown = sentences.filter(
    ([name, sentence]) =>
      (part === "" || name.split(".")[0] === part) &&
      `${name} ${sentence}`.toLocaleLowerCase("es").includes(words.toLocaleLowerCase("es")),
  );
  return (
    <>
      <div style={{ display: "flex", flexWrap: "wrap", gap: "1rem" }}>
        <TextField
          label="Buscar en las frases"
          onChange={(event) => setWords(event.target.value)}
          value={words}
        />
        <SelectField
          label="Parte de la tienda"
          onChange={(event) => setPart(event.target.value)}
          options={[{ value: "", label: "Todas" }, ...parts.map((name) => ({ value: name, label: name }))]}
          value={part}
        />
      </div>
      <output>{shown.length === 1 ? "1 frase" : `${shown.length} frases`}</output>
      <Rows rows={shown} />
    </>
  );
}

const meta = { title: "Taller/Voz y frases", tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Voz: Story = {
  name: "Voz",
  render: () => (
    <Sheet
      subtitle="Español de México, de tú, con la calma de quien atiende un mostrador. Una frase dice una cosa."
      title="La voz de la tienda"
    >
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
    </Sheet>
  ),
};

export const TodasLasFrases: Story = {
  name: "Todas las frases",
  render: () => (
    <Sheet
      subtitle="Todo lo que la tienda dice, leído de los textos de cada pantalla. Donde una frase lleva cifras o nombres, aquí dice 2 y 3."
      title="Todas las frases"
    >
      <Sentences />
    </Sheet>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Buscar en las frases" }), "vaciar carrito");
    await expect(canvas.getByRole("rowheader", { name: "cart.clear" })).toBeVisible();
    await expect(canvas.queryByRole("rowheader", { name: "cart.title" })).toBeNull();
  },
};

export const CuandoAlgoSaleMal: Story = {
  name: "Cuando algo sale mal",
  render: () => (
    <Sheet
      subtitle="El catálogo único de fallas, el mismo en el servidor y en la tienda. Cada una dice qué pasó y qué hacer."
      title="Cuando algo sale mal"
    >
      <Rows
        rows={FAILURES.map((failure) => {
          const detail = "reason" in failure ? failure.reason : "what" in failure ? failure.what : "";
          return [`${failure.id} ${detail ?? ""}`, failureText(failure, shop.locale)];
        })}
      />
    </Sheet>
  ),
};
