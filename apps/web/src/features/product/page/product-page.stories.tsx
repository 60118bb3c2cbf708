import type { Product } from "@shop/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { paths } from "../../../shared/paths.ts";
import { FULL_CART } from "../../../shared/testing/carts.ts";
import {
  AMOXICILLIN,
  CHEESE,
  COFFEE,
  HOME,
  MILK,
  PARACETAMOL,
  TOMATO,
  YOGURT,
} from "../../../shared/testing/products.ts";
import { ARRIVAL, screenStories, shopAt, shopOf } from "../../../app/testing/story-shop.tsx";

const meta = {
  title: "Pantallas/Producto/Página del producto",
  ...screenStories,
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const visit = { path: paths.product(TOMATO.id) };

const showing = (product: Product) =>
  shopAt({ path: paths.product(product.id) }, async ({ services }) => {
    await services.catalog.homes.last.answer(HOME);
    await services.catalog.products.last.answer(product);
  });

export const Loading: Story = { name: "Cargando", loaders: [shopAt(visit)] };

export const Standard: Story = { name: "Estándar", loaders: [showing(TOMATO)] };

export const FewLeft: Story = {
  name: "Quedan pocos",
  loaders: [showing(YOGURT)],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Quedan ${YOGURT.stock}`)).toBeVisible();
  },
};

export const Prescription: Story = {
  name: "Con receta",
  loaders: [showing(AMOXICILLIN)],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /^Agregar/ })).toBeNull();
  },
};

export const SoldOut: Story = {
  name: "Agotado",
  loaders: [showing(CHEESE)],
  play: async ({ canvas, loaded }) => {
    const { lists } = shopOf(loaded).services.related;
    await waitFor(() => expect(lists.inputs).toEqual([CHEESE.id]));
    await lists.last.answer({ similar: [MILK, YOGURT, TOMATO, COFFEE], boughtTogether: [] });
    const article = within(canvas.getByRole("article", { name: CHEESE.name }));
    await expect(article.getByText("Agotado")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: `Agregar ${CHEESE.name} al carrito` })).toBeNull();
    const others = await article.findAllByRole("button", { name: /^Agregar/ });
    await expect(others.map((button) => button.getAttribute("aria-label"))).toEqual(
      [MILK, YOGURT, TOMATO].map(({ name }) => `Agregar ${name} al carrito`),
    );
    // Each product once: the others are further down.
    await expect(canvas.getAllByRole("button", { name: /^Agregar/ })).toHaveLength(4);
  },
};

export const InTheCart: Story = {
  name: "En el carrito",
  loaders: [
    shopAt({ path: paths.product(PARACETAMOL.id), isLogged: true }, async (shop) => {
      await shop.cartArrives(...FULL_CART);
      await shop.services.catalog.homes.last.answer(HOME);
      await shop.services.catalog.products.last.answer(PARACETAMOL);
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    const quantity = canvas.getByRole("spinbutton", { name: `Cantidad de ${PARACETAMOL.name}` });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "20{Enter}");
    await expect(quantity).toHaveValue("5");
  },
};

export const AddedToTheCart: Story = {
  name: "Agregado al carrito",
  loaders: [
    shopAt({ ...visit, isLogged: true }, async (shop) => {
      await shop.cartArrives();
      await shop.services.catalog.homes.last.answer(HOME);
      await shop.services.catalog.products.last.answer(TOMATO);
    }),
  ],
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: `Agregar ${TOMATO.name} al carrito` }));
    await expect(canvas.getByRole("button", { name: `Aumentar cantidad de ${TOMATO.name}` })).toHaveFocus();
    await shopOf(loaded).services.cart.changes.last.answer(undefined);
    const message = await canvas.findByText(`Agregaste ${TOMATO.name} al carrito.`);
    await waitFor(() => expect(message).toBeVisible());
  },
};

export const AddedOnAPhone: Story = {
  name: "Agregado, en el teléfono",
  loaders: [showing(TOMATO)],
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: `Agregar ${TOMATO.name} al carrito` }));
    const message = await canvas.findByText(`Agregaste ${TOMATO.name} al carrito.`);
    const increase = canvas.getByRole("button", { name: `Aumentar cantidad de ${TOMATO.name}` });
    // The control to tap next is not covered.
    await expect(message.getBoundingClientRect().bottom).toBeLessThan(increase.getBoundingClientRect().top);
  },
};

export const Missing: Story = {
  name: "Falta",
  loaders: [
    shopAt(visit, async ({ services }) => {
      await services.catalog.homes.last.answer(HOME);
      await services.catalog.products.last.refuse({ id: 404, what: "product" });
    }),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Producto no encontrado");
    const offers = canvas.getByRole("region", { name: "Ofertas de la semana" });
    await expect(within(offers).getAllByRole("article")).toHaveLength(HOME.featured.length);
  },
};

export const Failed: Story = {
  name: "Con una falla",
  loaders: [shopAt(visit, ({ services }) => services.catalog.products.last.refuse({ id: 500 }))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "No pudimos mostrar este producto",
    );
    await expect(document.title).toBe("No pudimos mostrar este producto · La Alacena");
  },
};

export const WithRelated: Story = {
  name: "Con relacionados",
  loaders: [showing(TOMATO)],
  play: async ({ canvas, loaded }) => {
    const { lists } = shopOf(loaded).services.related;
    // In Storybook's frame nothing is loaded before it is visible.
    window.scrollTo(0, document.body.scrollHeight);
    await waitFor(() => expect(lists.inputs).toEqual([TOMATO.id]));
    window.scrollTo(0, 0);
    await lists.last.answer({ boughtTogether: [COFFEE, CHEESE], similar: [MILK, YOGURT] });
    await expect(await canvas.findByRole("region", { name: "Otros también llevaron" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Parecidos" })).toBeVisible();
  },
};

const SEVERAL = {
  ...MILK,
  moreImages: ["/pictures/leche-entera-1-l-three.webp", "/pictures/leche-entera-1-l-table.webp"],
};

export const PictureOpened: Story = {
  name: "Imagen abierta",
  loaders: [showing(SEVERAL)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ver foto 2 de 3" }));
    const second = canvas.getByRole("button", { name: `Ampliar imagen de ${MILK.name}, foto 2 de 3` });
    await waitFor(() => expect(second).toHaveAttribute("tabindex", "0"));
    second.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: MILK.name }, ARRIVAL));
    await expect(dialog.getByRole("img", { name: `${MILK.name}, foto 2 de 3` })).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(second).toHaveFocus());
  },
};

/** The import file may leave the brand empty: then there is no link. */
export const WithoutABrand: Story = {
  name: "Sin marca",
  loaders: [showing({ ...TOMATO, brand: "" })],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Marca")).toBeNull();
    await expect(canvas.queryByRole("link", { name: "" })).toBeNull();
  },
};

const LABELLED: Product = {
  ...YOGURT,
  composition: "Leche entera pasteurizada, crema y cultivos lácticos.",
  allergens: ["milk", "soy", "treeNuts"],
  nutrition: {
    energyKcal: 97,
    proteinG: 9,
    fatG: 5,
    saturatedFatG: 3.2,
    carbohydratesG: 3.9,
    sugarsG: 3.6,
    sodiumMg: 1038,
  },
};

export const WithLabel: Story = {
  name: "Con etiqueta",
  loaders: [showing(LABELLED)],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Contiene leche, soya y nueces")).toBeInTheDocument();
    const facts = canvas.getByRole("region", { name: "Información nutrimental por 100\u00a0g" });
    await expect(
      within(facts)
        .getAllByRole("term")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Contenido energético",
      "Proteínas",
      "Grasas totales",
      "Grasas saturadas",
      "Carbohidratos",
      "Azúcares",
      "Sodio",
    ]);
    await expect(
      within(facts)
        .getAllByRole("definition")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "97\u00a0kcal",
      "9\u00a0g",
      "5\u00a0g",
      "3.2\u00a0g",
      "3.9\u00a0g",
      "3.6\u00a0g",
      "1,038\u00a0mg",
    ]);
  },
};

/** A liquid has its facts per 100 ml, and an empty list of allergens is shown as none. */
export const WithLabelOfALiquid: Story = {
  name: "Con etiqueta de un líquido",
  tags: ["!dev"],
  loaders: [showing({ ...LABELLED, content: { amount: 1, unit: "l" }, allergens: [] })],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("region", { name: "Información nutrimental por 100\u00a0ml" }),
    ).toBeVisible();
    await expect(canvas.getByText("No declara ninguno")).toBeVisible();
  },
};
