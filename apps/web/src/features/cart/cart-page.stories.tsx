import { totalsOf } from "@shop/commerce";
import { cartOf, summaryOf } from "@shop/cart-machine/testing";
import type { CartItem } from "@shop/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { CART_WITH_LESS_STOCK, DRY_CART, FULL_CART, LIGHT_CART } from "../../testing/carts.ts";
import type { OpenShop } from "../../testing/open-shop.ts";
import { EGGS, MILK, PARACETAMOL, TOMATO, YOGURT } from "../../testing/products.ts";
import { screenStories, shopAt, shopOf } from "../../testing/story-shop.tsx";

const meta = { ...screenStories, tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const visit = { path: paths.cart, isLogged: true };

const holding = (items: CartItem[], then: (shop: OpenShop) => Promise<void> | void = () => undefined) =>
  shopAt(visit, async (shop) => {
    await shop.cartArrives(...items);
    await then(shop);
  });

const cartRef = (shop: OpenShop) => shop.app.getSnapshot().children.cart;

const chooseExpress = (shop: OpenShop) => cartRef(shop)?.send({ type: "shipping.choose", option: "expres" });

const changeEggs = (shop: OpenShop) => {
  const [, eggs] = DRY_CART;
  if (eggs) cartRef(shop)?.send({ type: "line.add", operationId: "clic-0001", item: eggs });
};

export const EmptyOfAGuest: Story = { loaders: [shopAt({ path: paths.cart })] };

export const Guest: Story = {
  loaders: [shopAt({ path: paths.cart, guestLines: FULL_CART }, (shop) => shop.cartArrives(...FULL_CART))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: `Cantidad de ${TOMATO.name}` })).toHaveValue(2);
    await expect(canvas.getByText("Llegaste al peso mínimo de 3.00 kg")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Inicia sesión para pagar" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Ir a pagar" })).toBeNull();
  },
};

export const Loading: Story = { loaders: [shopAt(visit)] };

export const Empty: Story = { loaders: [holding([])] };

export const BelowMinimum: Story = {
  loaders: [holding(LIGHT_CART)],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("meter", { name: "Peso mínimo" })).toBeVisible();
    await expect(canvas.getByText("Te faltan 1.94 kg para el peso mínimo de 3.00 kg")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Ir a pagar" })).toBeNull();
  },
};

export const Ready: Story = {
  loaders: [holding(FULL_CART)],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
      "Abarrotes y más",
      "Lácteos",
      "Farmacia",
      "Resumen de pago",
    ]);
    const shipping = within(canvas.getByRole("radiogroup", { name: "Opción de envío" }));
    await expect(shipping.getByRole("radio", { name: /^Exprés/ })).toBeDisabled();
    await expect(shipping.getByRole("radio", { name: /^Refrigerado/ })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Ir a pagar" })).toBeVisible();
  },
};

export const ReadyOnAPhone: Story = {
  loaders: [holding(FULL_CART)],
  globals: { viewport: { value: "phone", isRotated: false } },
};

export const ReadyInTheDark: Story = { loaders: [holding(FULL_CART)], globals: { theme: "dark" } };

export const EveryShipping: Story = {
  loaders: [holding(DRY_CART)],
  play: async ({ canvas, loaded, userEvent }) => {
    const { summaries } = shopOf(loaded).services.cart;
    await userEvent.click(canvas.getByRole("radio", { name: /^Recoger en tienda/ }));
    await expect(summaries.inputs).toEqual([{}, { shippingOption: "recoger" }]);
    await summaries.last.answer(summaryOf(DRY_CART, "recoger"));
    await expect(canvas.getByRole("radio", { name: /^Recoger en tienda/ })).toBeChecked();
  },
};

export const ShippingUpdating: Story = { loaders: [holding(DRY_CART, chooseExpress)] };

export const ShippingFailed: Story = {
  loaders: [
    holding(DRY_CART, async (shop) => {
      chooseExpress(shop);
      await shop.services.cart.summaries.last.refuse({ id: 503 });
    }),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("No pudimos conectar con la tienda.");
    await expect(canvas.getByRole("radio", { name: /^Estándar/ })).toBeChecked();
  },
};

export const PendingChanges: Story = {
  loaders: [holding(DRY_CART)],
  play: async ({ canvas, loaded, userEvent }) => {
    canvas.getByRole("button", { name: `Aumentar cantidad de ${TOMATO.name}` }).focus();
    await userEvent.keyboard("{Enter}".repeat(10));
    await expect(canvas.getByRole("spinbutton", { name: `Cantidad de ${TOMATO.name}` })).toHaveValue(13);
    await expect(canvas.getByText("Guardando cambios…")).toBeVisible();
    await expect(shopOf(loaded).services.cart.changes.inputs).toHaveLength(1);
    await expect(canvas.queryByRole("button", { name: "Ir a pagar" })).toBeNull();
  },
};

export const ChangeRefused: Story = {
  loaders: [
    holding(DRY_CART, async (shop) => {
      changeEggs(shop);
      const { changes, reads, summaries } = shop.services.cart;
      await changes.last.refuse({ id: 409, reason: "stock", productId: EGGS.id, limit: 1 });
      await reads.last.answer(cartOf(...DRY_CART));
      await summaries.last.answer(summaryOf(DRY_CART));
    }),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Solo queda 1 pieza de este producto. Ajusta la cantidad.",
    );
    await expect(canvas.getByRole("spinbutton", { name: `Cantidad de ${EGGS.name}` })).toHaveValue(1);
  },
};

export const WithNotices: Story = {
  loaders: [
    shopAt(visit, async ({ services }) => {
      await services.cart.reads.last.answer({
        ...cartOf(...DRY_CART),
        notices: [
          { id: MILK.id, name: MILK.name, kind: "withdrawn" },
          { id: TOMATO.id, name: TOMATO.name, kind: "repriced", before: 2990, now: 3490 },
        ],
      });
      await services.cart.summaries.last.answer(summaryOf(DRY_CART));
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(`${MILK.name} ya no se vende: lo quitamos de tu carrito.`)).toBeVisible();
    const [read] = canvas.getAllByRole("button", { name: "Entendido" });
    if (read) await userEvent.click(read);
    await expect(canvas.queryByText(/ya no se vende/)).toBeNull();
  },
};

export const StockFell: Story = {
  loaders: [holding(CART_WITH_LESS_STOCK)],
  play: async ({ canvas }) => {
    const yogurt = canvas.getByRole("listitem", { name: YOGURT.name });
    await expect(within(yogurt).getByText("Ahora solo hay 1: baja la cantidad.")).toBeVisible();
    const milk = canvas.getByRole("listitem", { name: MILK.name });
    await expect(within(milk).getByText("Se agotó: quítalo para poder pagar.")).toBeVisible();
  },
};

export const Failed: Story = {
  loaders: [shopAt(visit, ({ services }) => services.cart.reads.last.refuse({ id: 503 }))],
};

export const FailedWithLines: Story = {
  loaders: [
    holding(DRY_CART, async (shop) => {
      changeEggs(shop);
      await shop.services.cart.changes.last.refuse({ id: 503 });
    }),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: `Cantidad de ${EGGS.name}` })).toHaveValue(2);
    await expect(canvas.getByRole("button", { name: "Reintentar" })).toBeVisible();
  },
};

export const FailedThenRetried: Story = {
  ...FailedWithLines,
  play: async ({ canvas, loaded, userEvent }) => {
    const { changes } = shopOf(loaded).services.cart;
    await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }));
    await expect(changes.inputs.map(({ operationId }) => operationId)).toEqual(["clic-0001", "clic-0001"]);
  },
};

export const Removed: Story = {
  loaders: [
    holding(FULL_CART, (shop) => {
      cartRef(shop)?.send({ type: "line.remove", operationId: "clic-0001", id: PARACETAMOL.id });
    }),
  ],
};

export const RemovedAndUndone: Story = {
  loaders: [holding(FULL_CART)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: `Quitar ${PARACETAMOL.name}` }));
    await expect(canvas.queryByRole("heading", { name: "Farmacia" })).toBeNull();
    await userEvent.click(await canvas.findByRole("button", { name: "Deshacer" }));
    const line = await canvas.findByRole("listitem", { name: PARACETAMOL.name });
    await expect(within(line).getByRole("spinbutton")).toHaveValue(3);
  },
};

export const Emptied: Story = {
  loaders: [holding(FULL_CART)],
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Vaciar carrito" }));
    const units = totalsOf(FULL_CART).totalProducts;
    const message = await canvas.findByText(`Vaciaste tu carrito: ${units} productos.`);
    await waitFor(() => expect(message).toBeVisible());
    await shopOf(loaded).services.cart.changes.last.answer(cartOf());
    await expect(await canvas.findByRole("heading", { name: "Tu carrito está vacío" })).toBeVisible();
  },
};

export const PaymentNotOpenYet: Story = {
  loaders: [holding(DRY_CART)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ir a pagar" }));
    await expect(await canvas.findByText(/^El pago en línea todavía no está abierto/)).toBeVisible();
  },
};
