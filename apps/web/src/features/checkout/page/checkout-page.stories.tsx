import { cartUpdateOf } from "@shop/checkout-machine/testing";
import type { Failure } from "@shop/contract";
import { SignInFailureError } from "@shop/session-machine";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { paths } from "../../../shared/paths.ts";
import { DRY_CART, FULL_CART } from "../../../shared/testing/carts.ts";
import { ANA } from "../../../app/testing/open-shop.ts";
import { ARRIVAL, screenStories, shopAt, shopOf } from "../../../app/testing/story-shop.tsx";
import {
  atMethod,
  atReview,
  atShipping,
  loseAnswer,
  opened,
  pay,
  payAtTheDoorUnconfirmed,
  quote,
  refuseQuote,
  send,
} from "../testing.ts";

const meta = {
  title: "Pantallas/Compra/Los pasos de la compra",
  ...screenStories,
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const seen =
  (name: string | RegExp): NonNullable<Story["play"]> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name }, ARRIVAL)).toBeVisible();
  };

const at = (path: string) => ({ path, isLogged: true });

/** A guest with a priced cart that can be paid. */
const asGuest = shopAt({ path: paths.checkoutAddress, guestLines: FULL_CART }, (shop) =>
  shop.cartArrives(...FULL_CART),
);

const writeEmail: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.type(
    await canvas.findByRole("textbox", { name: "Correo electrónico" }, ARRIVAL),
    "ana@correo.example",
  );
  await userEvent.click(canvas.getByRole("button", { name: "Enviar código" }));
};

export const Guest: Story = {
  name: "Sin cuenta",
  loaders: [asGuest],
  play: async ({ canvas }) => {
    const question = { level: 1, name: "¿A dónde te mandamos tu código?" };
    await expect(await canvas.findByRole("heading", question, ARRIVAL)).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "Navegación principal" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Volver al carrito" })).toBeVisible();
  },
};

export const GuestSentTooManyCodes: Story = {
  name: "Sin cuenta, demasiados códigos",
  loaders: [asGuest],
  play: async (context) => {
    await writeEmail(context);
    const { canvas, loaded } = context;
    await shopOf(loaded).services.auth.emailCodes.last.refuse("tooManyAttempts");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Hubo demasiados intentos.");
  },
};

export const GuestCode: Story = {
  name: "Sin cuenta, código",
  loaders: [asGuest],
  play: async (context) => {
    await writeEmail(context);
    const { canvas, loaded } = context;
    await shopOf(loaded).services.auth.emailCodes.last.answer();
    await expect(await canvas.findByRole("textbox", { name: "Código" })).toHaveFocus();
    await expect(canvas.getByText(/^Lo mandamos a ana@correo\.example/)).toBeVisible();
    const heading = () => canvas.getByRole("heading", { level: 1 }).textContent;
    await expect(heading()).toBe("Te mandamos un código para seguir");
  },
};

export const GuestWrongCode: Story = {
  name: "Sin cuenta, código equivocado",
  loaders: [asGuest],
  play: async (context) => {
    await GuestCode.play?.(context);
    const { canvas, loaded, userEvent } = context;
    await userEvent.type(canvas.getByRole("textbox", { name: "Código" }), "123456");
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    const { session } = shopOf(loaded).services;
    await waitFor(() => expect(session.isWaiting("signIn")).toBe(true));
    await session.refuse("signIn", new SignInFailureError("wrongCode"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("El código no coincide.");
  },
};

export const GuestByPhone: Story = {
  name: "Sin cuenta, con teléfono",
  loaders: [asGuest],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continuar con teléfono" }, ARRIVAL));
    await expect(await canvas.findByRole("textbox", { name: "Número de teléfono" }, ARRIVAL)).toBeVisible();
  },
};

export const Opening: Story = {
  name: "Abriéndose",
  loaders: [shopAt(at(paths.checkoutAddress), (shop) => shop.confirm())],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Preparando tu compra", {}, ARRIVAL)).toBeInTheDocument();
  },
};

export const Address: Story = {
  name: "Dirección",
  loaders: [shopAt(at(paths.checkoutAddress), opened())],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: /^Ana Torres/ }, ARRIVAL)).toBeChecked();
  },
};

export const EmptyBook: Story = {
  name: "Libreta vacía",
  loaders: [shopAt(at(paths.checkoutAddress), opened(undefined, { addresses: [] }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nueva dirección" }, ARRIVAL)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Cancelar" })).toBeNull();
    await expect(canvas.getByRole("textbox", { name: "Nombre de quien recibe" })).toHaveValue("Ana Torres");
  },
};

export const PostalCodeOfSeveral: Story = {
  ...EmptyBook,
  name: "Código postal de varias colonias",
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Código postal" }, ARRIVAL), "11000");
    await expect(await canvas.findByRole("combobox", { name: /^Colonia/ })).toHaveValue("");
  },
};

export const WritingAnother: Story = {
  ...Address,
  name: "Escribiendo otro",
  play: async (context) => {
    await Address.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Usar otra dirección" }));
    await expect(await canvas.findByRole("heading", { name: "Nueva dirección" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Cancelar" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Usar otra dirección" })).toHaveFocus());
  },
};

export const Shipping: Story = {
  name: "Envío",
  loaders: [shopAt(at(paths.checkoutShipping), atShipping())],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("radiogroup", { name: "Opción de envío" }, ARRIVAL)).toBeVisible();
    await expect(canvas.getByRole("radiogroup", { name: "Horario de entrega" })).toBeVisible();
    const similar = canvas.getByRole("radio", { name: /^Cámbienlo por uno parecido/ });
    await expect(canvas.getByRole("radio", { name: /^Llámenme antes/ })).toBeChecked();
    await userEvent.click(similar);
    await expect(similar).toBeChecked();
  },
};

/** Dairy products are shipped cold only. */
export const ColdChain: Story = {
  name: "Cadena de frío",
  loaders: [shopAt(at(paths.checkoutShipping), atShipping(FULL_CART))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: /^Estándar/ }, ARRIVAL)).toBeDisabled();
    await expect(canvas.getByRole("radio", { name: /^Refrigerado/ })).toBeChecked();
  },
};

export const OutsideArea: Story = {
  name: "Fuera del área de reparto",
  loaders: [
    shopAt(
      at(paths.checkoutAddress),
      atShipping(DRY_CART, async (shop) => {
        send(shop, { type: "step.open", step: "address" });
        send(shop, { type: "address.choose", id: "trabajo-0001" });
        send(shop, { type: "step.next" });
        await refuseQuote(shop, { id: 422, field: "address", reason: "outsideArea" });
        await quote(shop, DRY_CART);
      }),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", {}, ARRIVAL)).toHaveTextContent(/^Todavía no repartimos/);
    await expect(canvas.getByRole("radio", { name: /^Ana Torres/ })).toBeChecked();
  },
};

export const WindowClosed: Story = {
  name: "Ventana cerrada",
  loaders: [
    shopAt(
      at(paths.checkoutShipping),
      atShipping(DRY_CART, async (shop) => {
        send(shop, { type: "step.next" });
        await refuseQuote(shop, { id: 422, field: "window", reason: "windowClosed" });
        await quote(shop, DRY_CART);
      }),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", {}, ARRIVAL)).toHaveTextContent(
      "El horario que habías elegido se cerró. Elige otro.",
    );
  },
};

export const Method: Story = {
  name: "Forma de entrar",
  loaders: [shopAt(at(paths.checkoutMethod), atMethod())],
  play: seen("¿Cómo quieres pagar?"),
};

/** The identity service says that the mail is not verified. */
const findUnconfirmed = async ({ canvas, loaded }: Parameters<NonNullable<Story["play"]>>[0]) => {
  await canvas.findByText("Revisando tu correo", {}, ARRIVAL);
  // The screen shows that it checks a moment before the request.
  const access = await waitFor(() => shopOf(loaded).services.account.accesses.last);
  await access.answer({ email: ANA.email, emailVerified: false, phone: null, methods: [] });
  await expect(await canvas.findByText(/^Para pagar al recibir, confirma/)).toBeVisible();
};

export const MethodUnconfirmed: Story = {
  name: "Forma de pago, sin confirmar el correo",
  loaders: [shopAt(at(paths.checkoutMethod), atMethod(payAtTheDoorUnconfirmed))],
  play: async (context) => {
    await findUnconfirmed(context);
    const { canvas, userEvent, loaded } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Enviar correo de verificación" }));
    // Requesting the mail does not continue to the next step.
    await expect(canvas.getByRole("heading", { level: 1, name: "¿Cómo quieres pagar?" })).toBeVisible();
    await shopOf(loaded).services.account.verifications.last.answer();
    await expect(await canvas.findByText(/^Te mandamos un correo a ana@correo\.example/)).toBeVisible();
  },
};

export const MethodConfirmed: Story = {
  name: "Forma de pago, correo confirmado",
  loaders: [shopAt(at(paths.checkoutMethod), atMethod(payAtTheDoorUnconfirmed))],
  play: async (context) => {
    await findUnconfirmed(context);
    shopOf(context.loaded).confirm();
    await waitFor(() => expect(context.canvas.queryByText(/^Para pagar al recibir, confirma/)).toBeNull());
  },
};

export const MethodRefused: Story = {
  name: "Forma de pago rechazada",
  loaders: [
    shopAt(
      at(paths.checkoutMethod),
      atMethod(async (shop) => {
        payAtTheDoorUnconfirmed(shop);
        send(shop, { type: "step.next" });
        await quote(shop, DRY_CART);
        pay(shop);
        const failure = { id: 422, field: "paymentMethod", reason: "contactUnconfirmed" } as const;
        await shop.services.checkout.orders.last.refuse(failure);
        await quote(shop, DRY_CART);
      }),
    ),
  ],
  play: async (context) => {
    await findUnconfirmed(context);
    await expect(context.canvas.getByRole("alert")).toHaveTextContent(/^Para pagar al recibir, antes/);
  },
};

export const Review: Story = {
  name: "Revisión",
  loaders: [shopAt(at(paths.checkoutReview), atReview())],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^Pagar \$/ }, ARRIVAL)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Cambiar la dirección de entrega" })).toBeVisible();
  },
};

export const TotalChanged: Story = {
  name: "El total cambió",
  loaders: [
    shopAt(
      at(paths.checkoutReview),
      atReview(async (shop) => {
        const dearer = DRY_CART.map((item) => ({ ...item, totalPrice: item.totalPrice + 100 }));
        send(shop, { type: "cart.changed", cart: cartUpdateOf(dearer) });
        await quote(shop, dearer);
      }),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", {}, ARRIVAL)).toHaveTextContent(/^El total cambió/);
  },
};

export const Sending: Story = {
  name: "Enviando",
  loaders: [shopAt(at(paths.checkoutReview), atReview(pay))],
  play: async (context) => {
    await seen("Estamos haciendo tu pedido")(context);
    await expect(context.canvas.queryByRole("button", { name: /^Pagar/ })).toBeNull();
  },
};

export const UnknownOutcome: Story = {
  name: "Resultado desconocido",
  loaders: [shopAt(at(paths.checkoutReview), atReview(loseAnswer))],
  play: seen("Revisamos si tu pedido se hizo"),
};

/** The server refuses the order. */
const refuseOrder = (failure: Failure) =>
  shopAt(
    at(paths.checkoutReview),
    atReview(async (shop) => {
      pay(shop);
      await shop.services.checkout.orders.last.refuse(failure);
    }),
  );

export const Refused: Story = {
  name: "Rechazado",
  loaders: [refuseOrder({ id: 409, reason: "stock", productId: DRY_CART[0]?.id ?? "", limit: 1 })],
  play: async (context) => {
    await seen("Hay que corregir tu carrito")(context);
    const link = context.canvas.getByRole("link", { name: "Corregir mi carrito" });
    await expect(link).toHaveAttribute("href", paths.cart);
  },
};

export const TooManyOpenOrders: Story = {
  name: "Demasiados pedidos en espera",
  loaders: [refuseOrder({ id: 409, reason: "openOrders", limit: 5 })],
  play: async (context) => {
    await seen("Tienes pedidos en espera")(context);
    await expect(context.canvas.getByRole("link", { name: "Ver mis pedidos" })).toHaveAttribute(
      "href",
      paths.orders,
    );
  },
};

export const NoDeliveries: Story = {
  name: "Sin entregas por ahora",
  loaders: [refuseOrder({ id: 422, field: "shippingOption", reason: "windowsClosed" })],
  play: async (context) => {
    await seen("Por ahora no hay entregas")(context);
    await expect(context.canvas.queryByRole("link", { name: "Corregir mi carrito" })).toBeNull();
  },
};

export const TooManyOpenUnits: Story = {
  name: "Demasiadas piezas en espera",
  loaders: [refuseOrder({ id: 409, reason: "openUnits", limit: 40 })],
  play: seen("Tienes pedidos en espera"),
};

export const Empty: Story = {
  name: "Vacío",
  loaders: [shopAt(at(paths.checkoutAddress), opened(undefined, { items: [] }))],
  play: seen("Tu carrito está vacío"),
};

export const Failed: Story = {
  name: "Con una falla",
  loaders: [
    shopAt(at(paths.checkoutAddress), async (shop) => {
      shop.confirm();
      await shop.cartArrives(...DRY_CART);
      await shop.services.checkout.books.last.refuse({ id: 503 });
    }),
  ],
  play: async (context) => {
    await seen("No pudimos seguir con tu compra")(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Reintentar" }));
    const { books } = shopOf(context.loaded).services.checkout;
    await expect(books.all).toHaveLength(2);
    await books.last.refuse({ id: 503 });
    await seen("No pudimos seguir con tu compra")(context);
  },
};

export const Offline: Story = {
  name: "Sin conexión",
  loaders: [
    shopAt(
      at(paths.checkoutShipping),
      atShipping(DRY_CART, (shop) => shop.services.cart.setNetwork(false)),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sin conexión/, {}, ARRIVAL)).toBeVisible();
  },
};
