import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { aDay } from "../machine/testing.ts";
import { answered, deskStories, evaAt, refused, type Loaded } from "./story-desk.tsx";

const meta = { ...deskStories, title: "Pantallas/Mostrador/Entregas" } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const WINDOWS = [
  { id: "estandar-1", option: "Estándar", hours: "de 9\u00a0a\u00a014\u00a0h", orders: 14 },
  { id: "expres-1", option: "Exprés", hours: "de 9\u00a0a\u00a012\u00a0h", orders: 20, capacity: 20 },
  { id: "expres-2", option: "Exprés", hours: "de 12\u00a0a\u00a015\u00a0h", orders: 7, capacity: 20 },
];
const DAYS = [
  aDay({ day: "2026-11-20", name: "Viernes 20 de noviembre", windows: WINDOWS }),
  aDay({ windows: WINDOWS.map((window) => ({ ...window, orders: 0 })) }),
  aDay({ day: "2026-11-22", name: "Domingo 22 de noviembre", windows: [] }),
];
const SATURDAY = { day: "2026-11-21", isClosed: true };

const withDays = answered("listDeliveryDays", { days: DAYS });

export const Days: Story = {
  name: "Días de entrega, uno se cierra",
  loaders: [evaAt("days", withDays)],
  play: async ({ canvas, userEvent, loaded }) => {
    const { services } = loaded as Loaded;
    await userEvent.click(canvas.getByRole("button", { name: "Cerrar el sábado 21 de noviembre" }));
    await expect(services.calls.changeDeliveryDay.inputs).toEqual([SATURDAY]);
    await services.calls.changeDeliveryDay.last.answer(aDay({ isClosed: true }));
    await expect(
      await canvas.findByRole("button", { name: "Volver a abrir el sábado 21 de noviembre" }),
    ).toHaveFocus();
    await expect(canvas.getByText(/Los 3 pedidos que ya tenía siguen en pie/)).toBeVisible();
  },
};

export const Loading: Story = { name: "Cargando", loaders: [evaAt("days")] };

export const Empty: Story = {
  name: "Sin días",
  loaders: [evaAt("days", answered("listDeliveryDays", { days: [] }))],
};

export const Failed: Story = {
  name: "Sin días por un fallo",
  loaders: [evaAt("days", refused("listDeliveryDays"))],
};

export const ChangeFailed: Story = {
  name: "Un día que no se pudo cerrar",
  loaders: [
    evaAt(
      "days",
      withDays,
      (_, desk) => desk.getSnapshot().children.days?.send({ type: "day.change", ...SATURDAY }),
      refused("changeDeliveryDay"),
    ),
  ],
};
