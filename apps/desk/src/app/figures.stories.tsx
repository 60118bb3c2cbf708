import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { aDayInFigures } from "../machine/testing.ts";
import { answered, deskStories, evaAt, refused, type Loaded } from "./story-desk.tsx";

const meta = { ...deskStories, title: "Pantallas/Mostrador/Cifras" } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** A week of which the second day sold less, and the others nothing. */
const WEEK = [
  aDayInFigures(),
  aDayInFigures({
    day: "2026-11-19",
    orders: 3,
    cancelled: 0,
    sales: [{ paymentMethod: "mercadopago", amount: 71_200 }],
    missing: 0,
    minutesToDoor: 1560,
  }),
  ...["18", "17", "16", "15", "14"].map((day) => ({
    day: `2026-11-${day}`,
    orders: 0,
    cancelled: 0,
    sales: [],
    missing: 0,
  })),
];

export const Week: Story = {
  name: "Una semana",
  loaders: [evaAt("figures", answered("getFigures", { days: WEEK }))],
  play: async ({ canvas, userEvent, loaded }) => {
    const { services } = loaded as Loaded;
    await userEvent.click(canvas.getByRole("button", { name: "31 días" }));
    await expect(services.calls.getFigures.inputs).toEqual([{ days: 7 }, { days: 31 }]);
    await services.calls.getFigures.last.answer({ days: WEEK });
    await expect(await canvas.findByText("$3,517.50 en 11 pedidos")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "31 días" })).toHaveFocus();
  },
};

export const Loading: Story = { name: "Cargando", loaders: [evaAt("figures")] };

export const Failed: Story = {
  name: "Sin cifras por un fallo",
  loaders: [evaAt("figures", refused("getFigures"))],
};
