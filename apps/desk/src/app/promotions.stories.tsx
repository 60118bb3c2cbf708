import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { aPromotion } from "../machine/testing.ts";
import { answered, deskStories, evaAt, refused, viewAt, type Loaded } from "./story-desk.tsx";

const meta = { ...deskStories, title: "Pantallas/Mostrador/Promociones" } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const TEN = aPromotion({ code: "BUENFIN10", minimum: 20_000, oncePerAccount: true, uses: 128 });
const PROMOTIONS = [
  aPromotion({ code: "NAVIDAD", from: "2026-12-01", to: "2026-12-24", state: "scheduled" }),
  TEN,
  aPromotion({ code: "MENOS-50", percentage: undefined, amount: 5000, minimum: 40_000, uses: 1 }),
  aPromotion({ code: "VERANO2026", percentage: 15, to: "2026-08-31", state: "ended", uses: 1204 }),
  aPromotion({ code: "ENVIO-GRATIS-EN-TODA-LA-CIUDAD", percentage: undefined, uses: undefined }),
];

const withPromotions = answered("listPromotions", { promotions: PROMOTIONS });

export const Shown: Story = {
  name: "Promociones",
  loaders: [evaAt("promotions", withPromotions)],
  play: async ({ canvas, loaded, userEvent }) => {
    const { services } = loaded as Loaded;
    await expect(
      canvas.getByText("10 % en productos · en compras desde $200.00 · una vez por cuenta"),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Terminar BUENFIN10" }));
    await expect(canvas.getByRole("heading", { name: "¿Terminar BUENFIN10?" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Sí, terminar" }));
    await services.calls.endPromotion.last.answer({ ...TEN, state: "ended" });
    await expect(await canvas.findByRole("status")).toHaveTextContent("Terminada.");
    await expect(canvas.queryByRole("button", { name: "Terminar BUENFIN10" })).toBeNull();
  },
};

export const Form: Story = {
  name: "Nueva promoción",
  loaders: [evaAt("promotions", withPromotions)],
  play: async ({ canvas, loaded, userEvent }) => {
    const { services } = loaded as Loaded;
    await userEvent.click(canvas.getByRole("button", { name: "Nueva promoción" }));
    await userEvent.type(await canvas.findByLabelText("Código"), "menos20");
    await userEvent.selectOptions(canvas.getByLabelText("Qué descuenta"), "Una cantidad");
    await userEvent.type(await canvas.findByLabelText("Cantidad"), "20");
    await userEvent.click(canvas.getByLabelText("Una sola vez por cuenta"));
    await userEvent.click(canvas.getByRole("button", { name: "Crear promoción" }));
    const sent = { code: "menos20", kind: "amount", amount: 2000, minimum: 0, oncePerAccount: true };
    await expect(services.calls.addPromotion.inputs).toEqual([sent]);
    const made = aPromotion({ code: "MENOS20", percentage: undefined, amount: 2000, oncePerAccount: true });
    await services.calls.addPromotion.last.answer(made);
    await expect(await canvas.findByRole("status")).toHaveTextContent("Creada.");
    await expect(canvas.getByText("$20.00 de descuento en productos · una vez por cuenta")).toBeVisible();
  },
};

export const Wrong: Story = {
  name: "Con errores",
  loaders: [
    evaAt("promotions", withPromotions, (_, desk) =>
      desk.getSnapshot().children.promotions?.send({ type: "promotion.add" }),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Compra mínima"), "400,50{Enter}");
    await expect(canvas.getByLabelText("Código")).toHaveFocus();
    await expect(canvas.getByLabelText("Código")).toBeInvalid();
    await expect(canvas.getByLabelText("Porcentaje")).toBeInvalid();
    await expect(canvas.getByLabelText("Compra mínima")).toBeInvalid();
  },
};

export const NotEnded: Story = {
  name: "Sin terminar por un fallo",
  loaders: [
    evaAt(
      "promotions",
      withPromotions,
      (_, desk) => {
        const { promotions } = desk.getSnapshot().children;
        promotions?.send({ type: "promotion.end", code: TEN.code });
        promotions?.send({ type: "ending.confirm" });
      },
      refused("endPromotion"),
    ),
  ],
};

export const Seen: Story = {
  name: "Solo para ver",
  loaders: [viewAt("promotions", { email: "luz@tienda.example", role: "mostrador" }, withPromotions)],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /^(Nueva promoción|Terminar .*)$/ })).toBeNull();
  },
};

export const Empty: Story = {
  name: "Sin promociones",
  loaders: [evaAt("promotions", answered("listPromotions", { promotions: [] }))],
};

export const Failed: Story = {
  name: "Sin promociones por un fallo",
  loaders: [evaAt("promotions", refused("listPromotions"))],
};
