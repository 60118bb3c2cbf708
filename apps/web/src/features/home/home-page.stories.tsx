import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { paths } from "../../shared/paths.ts";
import { CHEESE, HOME, MILK, TOMATO, YOGURT } from "../../shared/testing/products.ts";
import { screenStories, shopAt, shopOf } from "../../app/testing/story-shop.tsx";

const meta = {
  title: "Pantallas/Inicio/Página de inicio",
  ...screenStories,
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const visit = { path: paths.home };

export const Loading: Story = { name: "Cargando", loaders: [shopAt(visit)] };

export const Full: Story = {
  name: "Lleno",
  loaders: [shopAt(visit, ({ services }) => services.catalog.homes.last.answer(HOME))],
};

export const InSeason: Story = {
  name: "De temporada",
  loaders: [
    shopAt(visit, ({ services }) =>
      services.catalog.homes.last.answer({
        ...HOME,
        season: { title: "Para la cena de Navidad", products: [CHEESE, TOMATO] },
        delivery: {
          window: {
            id: "2026-11-24-0900-1200",
            label: "Martes 24 de noviembre, de 9 a 12 h",
            from: "2026-11-24T15:00:00.000Z",
            to: "2026-11-24T18:00:00.000Z",
            closesAt: "2026-11-24T16:00:00.000Z",
          },
          price: 9400,
          daysAhead: 0,
          cheapest: {
            window: {
              id: "2026-11-25-0900-1400",
              label: "Miércoles 25 de noviembre, de 9 a 14 h",
              from: "2026-11-25T15:00:00.000Z",
              to: "2026-11-25T20:00:00.000Z",
              closesAt: "2026-11-25T02:00:00.000Z",
            },
            price: 4800,
            daysAhead: 1,
          },
          pickUp: 0,
        },
      }),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Para la cena de Navidad" })).toBeVisible();
    await expect(
      canvas.getByText(/Hoy 9–12 h desde \$94 · Mañana desde \$48 · Recoger gratis\./),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  name: "Con una falla",
  loaders: [shopAt(visit, ({ services }) => services.catalog.homes.last.refuse({ id: 503 }))],
};

export const WithWhatWasBought: Story = {
  name: "Con lo comprado",
  loaders: [
    shopAt({ ...visit, isLogged: true }, async (shop) => {
      shop.confirm();
      await shop.services.catalog.homes.last.answer(HOME);
    }),
  ],
  play: async ({ canvas, loaded }) => {
    const { bought } = shopOf(loaded).services.related;
    canvas.getByRole("heading", { name: "Cómo funciona el peso mínimo" }).scrollIntoView();
    await waitFor(() => expect(bought.all).toHaveLength(1));
    await bought.last.answer([MILK, YOGURT]);
    scrollTo(0, 0); // nothing is half covered by the header
    await expect(await canvas.findByRole("region", { name: "Volver a pedir" })).toBeVisible();
  },
};

const seen = { ...visit, seen: [MILK.id, YOGURT.id] };

export const WithWhatWasSeen: Story = {
  name: "Con lo visto",
  loaders: [shopAt(seen, ({ services }) => services.catalog.homes.last.answer(HOME))],
  play: async ({ canvas, loaded, userEvent }) => {
    const { services } = shopOf(loaded);
    await waitFor(() => expect(services.related.seen.inputs.at(-1)).toEqual([MILK.id, YOGURT.id]));
    await services.related.seen.last.answer([MILK, YOGURT]);
    await expect(await canvas.findByRole("region", { name: "Lo que viste hace poco" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Borrar vistos" }));
    await expect(canvas.queryByRole("region", { name: "Lo que viste hace poco" })).toBeNull();
  },
};
