import type { Home } from "@shop/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { paths } from "../../shared/paths.ts";
import { FULL_CART } from "../../shared/testing/carts.ts";
import { HOME } from "../../shared/testing/products.ts";
import { screenStories, shopAt } from "../testing/story-shop.tsx";
import { CrashedPage } from "./pages/crashed-page.tsx";
import { MemoryRouter } from "react-router";
import { ScreenSkeleton } from "../ssr/screen-skeleton.tsx";
import { OpeningPage } from "./pages/opening-page.tsx";

const meta = {
  title: "Pantallas/Marco/Marco de la tienda",
  ...screenStories,
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = { name: "Sin cuenta", loaders: [shopAt({ path: paths.about })] };

const DELIVERY: Home["delivery"] = {
  price: 4900,
  daysAhead: 2,
  pickUp: 0,
  window: {
    id: "2026-11-26T15:00:00.000Z",
    label: "Jueves 26 de noviembre, de 9 a 14 h",
    from: "2026-11-26T15:00:00.000Z",
    to: "2026-11-26T20:00:00.000Z",
    closesAt: "2026-11-26T14:00:00.000Z",
  },
};

export const WithNextDeliveryAndTotal: Story = {
  name: "Con próxima entrega y total",
  loaders: [
    shopAt({ path: "/no/existe", isLogged: true }, async (shop) => {
      await shop.cartArrives(...FULL_CART);
      await shop.services.catalog.homes.last.answer({ ...HOME, coldDelivery: DELIVERY });
    }),
  ],
  globals: { viewport: { value: "lg", isRotated: false } },
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole("banner"));
    await expect(header.getByText("Jueves 9–14 h desde $49 · Recoger gratis")).toBeInTheDocument();
    await expect(header.getByRole("link", { name: "Carrito, 9 productos" })).toHaveAccessibleDescription(
      "$327.20",
    );
  },
};

export const NotFound: Story = {
  name: "No existe",
  loaders: [shopAt({ path: "/no/existe" }, ({ services }) => services.catalog.homes.last.answer(HOME))],
  play: async ({ canvas }) => {
    const offers = await canvas.findByRole("region", { name: "Ofertas de la semana" });
    await expect(within(offers).getAllByRole("article")).toHaveLength(HOME.featured.length);
  },
};

export const Crashed: Story = { name: "Con una falla inesperada", render: () => <CrashedPage /> };

export const Opening: Story = { name: "Abriéndose", render: () => <OpeningPage /> };

/** A page that was not server-rendered, before its code has loaded. */
export const OpeningMarketplace: Story = {
  name: "Abriendo el Marketplace",
  render: () => (
    <MemoryRouter initialEntries={[paths.marketplace]}>
      <ScreenSkeleton />
    </MemoryRouter>
  ),
};
