import { toCartItem, totalsOf } from "@shop/commerce";
import { cartOf, summaryOf } from "@shop/cart-machine/testing";
import type { CartItem, OrderSummary } from "@shop/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { paths } from "../../../shared/paths.ts";
import { CART_WITH_LESS_STOCK, DRY_CART, FULL_CART, LIGHT_CART } from "../../../shared/testing/carts.ts";
import type { OpenShop } from "../../../app/testing/open-shop.ts";
import {
  COFFEE,
  EGGS,
  MILK,
  PARACETAMOL,
  SALMON,
  PRODUCTS,
  TOMATO,
  YOGURT,
} from "../../../shared/testing/products.ts";
import { screenStories, shopAt, shopOf } from "../../../app/testing/story-shop.tsx";

const meta = {
  title: "Pantallas/Carrito/Carrito de compras",
  ...screenStories,
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const visit = { path: paths.cart, isLogged: true };

const holding = (items: CartItem[], then: (shop: OpenShop) => Promise<void> | void = () => undefined) =>
  shopAt(visit, async (shop) => {
    await shop.cartArrives(...items);
    await then(shop);
  });

const cartRef = (shop: OpenShop) => shop.app.getSnapshot().children.cart;

const chooseExpress = (shop: OpenShop) =>
  cartRef(shop)?.send({ type: "summary.choose", shippingOption: "expres" });

const changeEggs = (shop: OpenShop) => {
  const [, eggs] = DRY_CART;
  if (eggs) cartRef(shop)?.send({ type: "line.add", operationId: "clic-0001", item: eggs });
};

const SOLD_OUT = [
  toCartItem(COFFEE, 1),
  { ...toCartItem(MILK, 2), stock: 0 },
  { ...toCartItem(EGGS, 1), stock: 0 },
];

/** One click removes sold-out lines; their cost and weight are not in the sums before either. */
export const SoldOutRemoved: Story = {
  name: "Agotado y quitado",
  loaders: [holding(SOLD_OUT)],
  play: async ({ canvas, loaded, userEvent }) => {
    const { changes } = shopOf(loaded).services.cart;
    await expect(
      canvas.getByText("2 productos de tu carrito se agotaron: ya no cuentan en el total."),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Quitar agotados" }));
    await expect(canvas.queryByRole("listitem", { name: MILK.name })).toBeNull();
    await expect(canvas.queryByRole("listitem", { name: EGGS.name })).toBeNull();
    await expect(changes.inputs.map(({ type }) => type)).toEqual(["line.remove"]);
  },
};

/** A sold-out line stays, grey and without its price, with three alternatives that are not in the cart yet. */
export const SoldOut: Story = {
  name: "Agotado",
  loaders: [holding(SOLD_OUT)],
  play: async ({ canvas, loaded, userEvent }) => {
    const { lists } = shopOf(loaded).services.related;
    await waitFor(() => expect(lists.inputs).toEqual([EGGS.id]));
    await lists.last.refuse({ id: 503 });
    const line = canvas.getByRole("listitem", { name: MILK.name });
    line.scrollIntoView();
    await waitFor(() => expect(lists.inputs).toEqual([EGGS.id, MILK.id]));
    await lists.last.answer({ similar: [COFFEE, YOGURT, TOMATO, SALMON, PARACETAMOL], boughtTogether: [] });
    const milk = within(line);
    await expect(milk.getByText("Agotado")).toBeVisible();
    await expect(milk.queryByText("$57.00")).toBeNull();
    await expect(milk.getByRole("button", { name: `Quitar ${MILK.name}` })).toBeVisible();
    const addable = () => milk.getAllByRole("button", { name: /^Agregar/ }).map((each) => each.ariaLabel);
    await waitFor(() =>
      expect(addable()).toEqual([YOGURT, TOMATO, SALMON].map(({ name }) => `Agregar ${name} al carrito`)),
    );
    await expect(canvas.queryByText(/No pudimos poner/)).toBeNull();
    await expect(canvas.getByText("Quita lo agotado para poder pagar.")).toBeInTheDocument();
    await userEvent.click(milk.getByRole("button", { name: `Agregar ${YOGURT.name} al carrito` }));
    await expect(await canvas.findByRole("listitem", { name: YOGURT.name })).toBeVisible();
    await expect(addable()).toEqual(
      [TOMATO, SALMON, PARACETAMOL].map(({ name }) => `Agregar ${name} al carrito`),
    );
  },
};

export const Guest: Story = {
  name: "Sin cuenta",
  loaders: [shopAt({ path: paths.cart, guestLines: FULL_CART }, (shop) => shop.cartArrives(...FULL_CART))],
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(canvas.getByRole("spinbutton", { name: `Cantidad de ${TOMATO.name}` })).toHaveValue("2");
    await expect(canvas.getByText("Llegaste al peso mínimo de 3.00 kg")).toBeVisible();
    const { summaries } = shopOf(loaded).services.cart;
    await expect(await canvas.findByText("Total")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: /^Recoger en tienda/ }));
    await waitFor(() => expect(summaries.last.input).toMatchObject({ shippingOption: "recoger" }));
    await summaries.last.answer(summaryOf(FULL_CART, "recoger"));
    await waitFor(() => expect(canvas.getAllByText("Gratis")).toHaveLength(2));
    await expect(canvas.getByRole("link", { name: "Ir a pagar" })).toHaveAttribute(
      "href",
      paths.checkoutAddress,
    );
  },
};

export const Loading: Story = { name: "Cargando", loaders: [shopAt(visit)] };

export const Empty: Story = { name: "Vacío", loaders: [holding([])] };

/** Two of the tomatoes would be enough; the medicine and the sold-out cheese do not count. */
export const WithSuggestions: Story = {
  name: "Con sugerencias",
  loaders: [holding(LIGHT_CART)],
  play: async ({ canvas, loaded, userEvent }) => {
    const { cart, fillers } = shopOf(loaded).services;
    await waitFor(() => expect(fillers.lists.all).toHaveLength(1));
    await fillers.lists.last.answer(PRODUCTS);
    const row = within(
      await canvas.findByRole("region", { name: "Con cualquiera de estos llegas al peso mínimo" }),
    );
    const names = row.getAllByRole("article").map((article) => article.getAttribute("aria-label"));
    await expect(names).toEqual([TOMATO.name, EGGS.name, COFFEE.name]);
    await userEvent.click(row.getByRole("button", { name: `Agregar ${TOMATO.name} al carrito` }));
    await expect(cart.changes.inputs).toEqual([
      expect.objectContaining({ type: "line.add", item: toCartItem(TOMATO, 2) }),
    ]);
    await expect(await canvas.findByText("Llegaste al peso mínimo de 3.00 kg")).toBeVisible();
    await expect(canvas.queryByRole("article")).toBeNull();
  },
};

export const BelowMinimumOnAPhone: Story = {
  name: "Bajo el mínimo, en el teléfono",
  loaders: [holding(LIGHT_CART)],
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas, loaded, userEvent }) => {
    const { fillers } = shopOf(loaded).services;
    await waitFor(() => expect(fillers.lists.all).toHaveLength(1));
    await fillers.lists.last.answer(PRODUCTS);
    await expect(await canvas.findAllByRole("article")).toHaveLength(3);
    // On a phone the bar is always visible: what is missing, and a link to products that fill it.
    const lack = canvas.getByRole("button", { name: "Te faltan 1.94 kg para el peso mínimo de 3.00 kg" });
    await expect(lack.closest("[data-action-bar]")).not.toBeNull();
    await expect(lack.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    await userEvent.click(lack);
    const row = canvas.getByRole("region", { name: "Con cualquiera de estos llegas al peso mínimo" });
    await expect(row.parentElement).toHaveFocus();
    await waitFor(() => expect(row.getBoundingClientRect().top).toBeLessThan(innerHeight / 2));
  },
};

/** Without suggestions: the server refuses them. */
export const BelowMinimum: Story = {
  name: "Bajo el mínimo",
  loaders: [holding(LIGHT_CART)],
  play: async ({ canvas, loaded }) => {
    const { fillers } = shopOf(loaded).services;
    await waitFor(() => expect(fillers.lists.all).toHaveLength(1));
    await fillers.lists.last.refuse({ id: 503 });
    await expect(canvas.getByRole("meter", { name: "Peso mínimo" })).toBeVisible();
    // Said once.
    await expect(canvas.getAllByText(/1\.94 kg/)).toHaveLength(1);
    await expect(canvas.getByText("Te faltan 1.94 kg para el peso mínimo de 3.00 kg")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Ir a pagar" })).toBeNull();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.queryByRole("article")).toBeNull();
    await expect(canvas.getByRole("link", { name: "Ver todos los productos" })).toBeVisible();
  },
};

export const Ready: Story = {
  name: "Listo",
  loaders: [holding(FULL_CART)],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
      "Frescos, despensa y hogar",
      "Lácteos",
      "Farmacia",
      "Resumen de pago",
    ]);
    const shipping = within(canvas.getByRole("radiogroup", { name: "Opción de envío" }));
    await expect(shipping.getByRole("radio", { name: /^Exprés/ })).toBeDisabled();
    await expect(shipping.getByRole("radio", { name: /^Refrigerado/ })).toBeChecked();
    await expect(canvas.getByRole("link", { name: "Ir a pagar" })).toBeVisible();
  },
};

export const ShippingUpdating: Story = {
  name: "Envío actualizándose",
  loaders: [holding(DRY_CART, chooseExpress)],
};

export const ShippingFailed: Story = {
  name: "El envío falló",
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
  name: "Cambios pendientes",
  loaders: [holding(DRY_CART)],
  play: async ({ canvas, loaded, userEvent }) => {
    canvas.getByRole("button", { name: `Aumentar cantidad de ${TOMATO.name}` }).focus();
    await userEvent.keyboard("{Enter}".repeat(10));
    await expect(canvas.getByRole("spinbutton", { name: `Cantidad de ${TOMATO.name}` })).toHaveValue("13");
    await expect(canvas.getByText("Guardando cambios…")).toBeVisible();
    await expect(shopOf(loaded).services.cart.changes.inputs).toHaveLength(1);
    await expect(canvas.queryByRole("link", { name: "Ir a pagar" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Ir a pagar" })).toHaveAttribute("aria-disabled", "true");
    // Sums that the server has to calculate keep their places, empty.
    await expect(canvas.getAllByText("…").length).toBeGreaterThan(1);
  },
};

export const ChangeRefused: Story = {
  name: "Cambio rechazado",
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
    await expect(canvas.getByRole("spinbutton", { name: `Cantidad de ${EGGS.name}` })).toHaveValue("1");
  },
};

export const WithNotices: Story = {
  name: "Con avisos",
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
    canvas.getByRole("button", { name: `Entendido: ${MILK.name}` }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText(/ya no se vende/)).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: `Entendido: ${TOMATO.name}` })).toHaveFocus(),
    );
  },
};

export const StockFell: Story = {
  name: "Bajaron las existencias",
  loaders: [holding(CART_WITH_LESS_STOCK)],
  play: async ({ canvas }) => {
    const yogurt = canvas.getByRole("listitem", { name: YOGURT.name });
    await expect(within(yogurt).getByText("Ahora solo hay 1: baja la cantidad.")).toBeVisible();
    const milk = canvas.getByRole("listitem", { name: MILK.name });
    await expect(within(milk).getByText("Se agotó: quítalo para poder pagar.")).toBeVisible();
  },
};

export const Failed: Story = {
  name: "Con una falla",
  loaders: [shopAt(visit, ({ services }) => services.cart.reads.last.refuse({ id: 503 }))],
};

export const FailedThenRetried: Story = {
  name: "Con una falla y líneas, y otra vez",
  loaders: [
    holding(DRY_CART, async (shop) => {
      changeEggs(shop);
      await shop.services.cart.changes.last.refuse({ id: 503 });
    }),
  ],
  play: async ({ canvas, loaded, userEvent }) => {
    const { changes, summaries } = shopOf(loaded).services.cart;
    const retry = canvas.getByRole("button", { name: "Reintentar" });
    await userEvent.click(retry);
    await expect(changes.inputs.map(({ operationId }) => operationId)).toEqual(["clic-0001", "clic-0001"]);
    await expect(retry).toHaveAttribute("aria-busy", "true");
    await expect(retry).toHaveFocus();
    await changes.last.answer(cartOf(...DRY_CART));
    await summaries.last.answer(summaryOf(DRY_CART));
    await expect(canvas.queryByRole("alert")).toBeNull();
    await waitFor(() => expect(canvas.getByRole("main").contains(document.activeElement)).toBe(true));
  },
};

export const RemovedAndUndone: Story = {
  name: "Quitado y deshecho",
  loaders: [holding(FULL_CART)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: `Quitar ${PARACETAMOL.name}` }));
    await expect(canvas.queryByRole("heading", { name: "Farmacia" })).toBeNull();
    (await canvas.findByRole("button", { name: "Deshacer" })).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
    const line = await canvas.findByRole("listitem", { name: PARACETAMOL.name });
    await expect(within(line).getByRole("spinbutton")).toHaveValue("3");
    scrollTo(0, 0); // nothing is half covered by the header
  },
};

export const Emptied: Story = {
  name: "Vaciado",
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

export const Offline: Story = {
  name: "Sin conexión",
  loaders: [
    holding(DRY_CART, (shop) => {
      shop.services.cart.setNetwork(false);
      changeEggs(shop);
    }),
  ],
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Sin conexión: tus cambios se guardan y se envían al volver."),
    ).toBeVisible();
    await expect(canvas.getByText("1 cambio por enviar")).toBeVisible();
    // No call calculates them now.
    await expect(canvas.queryByText("…")).toBeNull();
    const eggs = within(canvas.getByRole("listitem", { name: EGGS.name }));
    await expect(eggs.getByText("Por enviar")).toBeVisible();
    await expect(eggs.getByText("Sin confirmar")).toBeInTheDocument();
  },
};

export const OfflineGuest: Story = {
  name: "Sin conexión ni cuenta",
  loaders: [
    shopAt({ path: paths.cart, guestLines: DRY_CART }, async (shop) => {
      await shop.cartArrives(...DRY_CART);
      shop.services.cart.setNetwork(false);
    }),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sin conexión: tu carrito se guarda en este dispositivo/)).toBeVisible();
  },
};

export const MergeLeftovers: Story = {
  name: "Lo que no se unió",
  loaders: [
    shopAt({ path: paths.cart, guestLines: FULL_CART }, async ({ services }) => {
      await services.cart.quotes.last.answer({
        ...cartOf(...DRY_CART),
        rejectedLines: [
          {
            id: PARACETAMOL.id,
            quantity: 2,
            code: { id: 409, reason: "cap", productId: PARACETAMOL.id, limit: 5 },
          },
          { id: MILK.id, quantity: 2, code: { id: 410, productId: MILK.id } },
        ],
      });
    }),
  ],
  play: async ({ canvas }) => {
    const notices = within(canvas.getByRole("region", { name: "Avisos de tu carrito" }));
    await expect(notices.getAllByRole("note").map((note) => note.textContent)).toEqual([
      `No pudimos poner en tu carrito 2 piezas de ${PARACETAMOL.name}. Puedes llevar hasta 5 piezas de este producto por pedido.Entendido`,
      `${MILK.name} ya no se vende: no está en tu carrito.Entendido`,
    ]);
  },
};

const discounted = (): OrderSummary => {
  const summary = summaryOf(DRY_CART);
  return {
    ...summary,
    discount: 1696,
    total: summary.total - 1696,
    promotion: { code: "BIENVENIDA10", kind: "percentage" },
  };
};

export const PromotionApplied: Story = {
  name: "Promoción aplicada",
  loaders: [holding(DRY_CART)],
  play: async ({ canvas, loaded, userEvent }) => {
    const { summaries } = shopOf(loaded).services.cart;
    const box = canvas.getByRole("textbox", { name: "Código de promoción" });
    const apply = canvas.getByRole("button", { name: "Aplicar" });
    await userEvent.click(apply);
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription("Escribe tu código.");
    await userEvent.type(box, " bienvenida10 ");
    await expect(box).toHaveAccessibleDescription("");
    await userEvent.keyboard("{Enter}");
    await expect(apply).toHaveAttribute("aria-busy", "true");
    // What is sent while another is checked is ignored.
    await userEvent.type(box, "OTRO{Enter}");
    await summaries.last.answer(discounted());
    await expect(await canvas.findByText("Te descuenta $16.96")).toBeVisible();
    await expect(summaries.inputs.at(-1)).toEqual({ promotionCode: "bienvenida10" });
    await expect(canvas.getByText("Descuento BIENVENIDA10")).toBeVisible();
    const remove = canvas.getByRole("button", { name: "Quitar BIENVENIDA10" });
    await waitFor(() => expect(remove).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await summaries.last.answer(summaryOf(DRY_CART));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Código de promoción" })).toHaveFocus());
    await expect(canvas.queryByText("Descuento BIENVENIDA10")).toBeNull();
  },
};

export const SavingByOffers: Story = {
  name: "Ahorro por ofertas",
  loaders: [holding([...DRY_CART, toCartItem({ ...COFFEE, regularPrice: COFFEE.price + 1250 }, 2)])],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ahorras")).toBeVisible();
    await expect(canvas.getByText("$25.00")).toBeVisible();
  },
};

export const PromotionRefused: Story = {
  name: "Promoción rechazada",
  loaders: [holding(DRY_CART)],
  play: async ({ canvas, loaded, userEvent }) => {
    const box = canvas.getByRole("textbox", { name: "Código de promoción" });
    await userEvent.type(box, "VERANO2026{Enter}");
    await shopOf(loaded).services.cart.summaries.last.refuse({
      id: 422,
      field: "promotionCode",
      reason: "codeBelowMinimum",
      missingAmount: 14_200,
    });
    await waitFor(() => expect(box).toHaveAccessibleDescription("Te faltan $142.00 para usar VERANO2026."));
    await expect(box).toHaveValue("VERANO2026");
    await expect(box).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "Ir a pagar" })).toBeVisible();
  },
};

/** Everything by keyboard: a removed line passes the focus on, and can be restored. */
export const ByKeyboard: Story = {
  name: "Con el teclado",
  loaders: [holding(FULL_CART)],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: `Quitar ${TOMATO.name}` }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("link", { name: EGGS.name })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Tab}{ArrowUp}");
    await expect(canvas.getByRole("spinbutton", { name: `Cantidad de ${EGGS.name}` })).toHaveValue("2");
    canvas.getByRole("button", { name: "Vaciar carrito" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
  },
};
