import type { ProductPage } from "@shop/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { paths } from "../../../shared/paths.ts";
import { FULL_CART } from "../../../shared/testing/carts.ts";
import type { OpenShop } from "../../../app/testing/open-shop.ts";
import { CHEESE, EGGS, HOME, MILK, PRODUCTS, TOMATO } from "../../../shared/testing/products.ts";
import { screenStories, shopAt, shopOf } from "../../../app/testing/story-shop.tsx";

const meta = {
  title: "Pantallas/Catálogo/Marketplace",
  ...screenStories,
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const visit = { path: paths.marketplace };
const FACETS = {
  brands: [
    { name: "Valle Claro", count: 31 },
    { name: "Tres Nubes", count: 22 },
    { name: "Praderal", count: 9 },
    { name: "Surco Vivo", count: 7 },
    { name: "Genéricos Salvial", count: 6 },
    { name: "Corral Tejocote", count: 5 },
    { name: "Cafetal Niebla", count: 4 },
    { name: "Alba", count: 3 },
    { name: "Don Mateo", count: 2 },
    { name: "La Espiga", count: 1 },
  ],
  categories: HOME.categories.map(({ id, name }, place) => ({ id, name, count: 40 - 4 * place })),
  switches: { onOffer: 48, inStock: 320, coldChain: 22 },
};
const FIRST_PAGE = { products: PRODUCTS, total: 327, nextCursor: "después", facets: FACETS };
const FILTERED = `${paths.category("lacteos")}&oferta=1&precioMax=80&marca=Praderal&orden=precio`;
const OFFERS = PRODUCTS.filter(({ category }) => category === "lacteos");

/** The screen at a path, once the server has answered. */
const found = (path: string, page: ProductPage) =>
  shopAt({ path }, async ({ services }) => {
    await services.catalog.homes.last.answer(HOME);
    await services.catalog.pages.last.answer(page);
  });

async function showFirstPage({ services }: OpenShop): Promise<void> {
  await services.catalog.homes.last.answer(HOME);
  await services.catalog.pages.last.answer(FIRST_PAGE);
}

async function askForMore(shop: OpenShop): Promise<void> {
  await showFirstPage(shop);
  shop.marketplace.actors.catalog.send({ type: "catalog.more" });
}

export const Loading: Story = {
  name: "Cargando",
  loaders: [shopAt(visit, ({ services }) => services.catalog.homes.last.answer(HOME))],
};

export const Full: Story = { name: "Lleno", loaders: [shopAt(visit, showFirstPage)] };

export const EmptyCategory: Story = {
  name: "Pasillo vacío",
  loaders: [
    shopAt({ path: paths.category("mascotas") }, async ({ services }) => {
      await services.catalog.homes.last.answer(HOME);
      await services.catalog.pages.last.answer({ products: [], total: 0 });
    }),
  ],
};

export const Failed: Story = {
  name: "Con una falla",
  loaders: [
    shopAt(visit, async ({ services }) => {
      await services.catalog.homes.last.refuse({ id: 503 });
      await services.catalog.pages.last.refuse({ id: 503 });
    }),
  ],
};

export const MoreFailed: Story = {
  name: "Falla al pedir más",
  loaders: [
    shopAt(visit, async (shop) => {
      await askForMore(shop);
      await shop.services.catalog.pages.last.refuse({ id: 503 });
    }),
  ],
};

export const MoreAdded: Story = {
  ...Full,
  name: "Se agregaron más",
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cargar más productos" }));
    const next = { ...TOMATO, id: "jitomate-bola-1-kg", name: "Jitomate bola 1 kg" };
    await shopOf(loaded).services.catalog.pages.last.answer({ products: [next], total: 9 });
    await expect(await canvas.findByRole("article", { name: next.name })).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(PRODUCTS.length + 1);
    await expect(canvas.queryByRole("button", { name: "Cargar más productos" })).toBeNull();
  },
};

export const WithProductsInTheCart: Story = {
  name: "Con productos en el carrito",
  loaders: [
    shopAt({ ...visit, isLogged: true }, async (shop) => {
      await shop.cartArrives(...FULL_CART);
      await showFirstPage(shop);
    }),
  ],
  play: async ({ canvas, loaded, userEvent }) => {
    const { changes } = shopOf(loaded).services.cart;
    await userEvent.click(canvas.getByRole("button", { name: `Aumentar cantidad de ${MILK.name}` }));
    await expect(canvas.getByRole("spinbutton", { name: `Cantidad de ${MILK.name}` })).toHaveValue("3");
    await userEvent.click(canvas.getByRole("button", { name: `Disminuir cantidad de ${EGGS.name}` }));
    const add = canvas.getByRole("button", { name: `Agregar ${EGGS.name} al carrito` });
    await expect(add).toHaveFocus();
    await expect(await canvas.findByRole("link", { name: "Carrito, 9 productos" })).toBeVisible();
    await expect(changes.inputs.map(({ type }) => type)).toEqual(["line.set"]);
    scrollTo(0, 0); // no button is half covered by the message
  },
};

export const Filtered: Story = {
  name: "Filtrado",
  loaders: [found(FILTERED, { products: OFFERS, total: OFFERS.length, facets: FACETS })],
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Quitar En oferta" }));
    await waitFor(() =>
      expect(shopOf(loaded).path).toBe(
        "/marketplace?categoria=lacteos&marca=Praderal&precioMax=80&orden=precio",
      ),
    );
  },
};

export const FiltersOpenOnAPhone: Story = {
  name: "Filtros abiertos, en el teléfono",
  loaders: Filtered.loaders ?? [],
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole("button", { name: "Filtros (3)" });
    await userEvent.click(open);
    const sheet = within(await screen.findByRole("dialog", { name: "Filtros" }));
    await expect(sheet.getByRole("checkbox", { name: "Cadena de frío" }).parentElement).toHaveTextContent(
      /22$/,
    );
    await expect(sheet.getByRole("checkbox", { name: "Praderal" })).toBeChecked();
    await expect(sheet.getByRole("button", { name: /^Ver \d+ productos$/ })).toBeVisible();
  },
};

/** Another filter is loading: the previous list stays visible. */
export const PendingOverlay: Story = {
  name: "Velo de espera",
  loaders: [
    shopAt(visit, async (shop) => {
      await showFirstPage(shop);
      await shop.router.navigate(`${paths.marketplace}?oferta=1`);
    }),
  ],
};

export const SuggestionsOpen: Story = {
  ...Full,
  name: "Sugerencias abiertas",
  play: async ({ canvas, loaded, userEvent }) => {
    const { services, clock } = shopOf(loaded);
    const search = () => canvas.getByRole("searchbox", { name: "Buscar productos" });
    await userEvent.type(search(), "le");
    // The box with suggestions replaces the form.
    await waitFor(() => expect(search()).toHaveAttribute("aria-haspopup", "listbox"));
    await expect(search()).toHaveFocus();
    await userEvent.keyboard("ch");
    await expect(search()).toHaveValue("lech");
    clock.increment(150);
    await services.catalog.suggestions.last.answer([
      { kind: "category", id: "lacteos", text: "Lácteos" },
      { kind: "brand", text: "Valle Claro" },
      { kind: "product", text: MILK.name, product: MILK },
      { kind: "product", text: CHEESE.name, product: CHEESE },
    ]);
    await expect(
      await canvas.findByRole("option", { name: `${CHEESE.name} $64.00 · Agotado` }),
    ).toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
    await expect(await canvas.findByRole("option", { name: /Lácteos/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  },
};

export const BoughtFromASuggestion: Story = {
  ...SuggestionsOpen,
  name: "Comprado desde una sugerencia",
  play: async (context) => {
    await SuggestionsOpen.play?.(context);
    const { canvas, userEvent } = context;
    const header = within(canvas.getByRole("banner"));
    const add = await header.findByRole("button", { name: `Agregar ${MILK.name} al carrito` });
    await userEvent.click(add);
    await expect(add).toHaveAccessibleName(`Llevas 1 de ${MILK.name}: agregar otro al carrito`);
    await expect(header.getAllByRole("option")).toHaveLength(4);
  },
};

export const DidYouMean: Story = {
  name: "¿Quisiste decir…?",
  loaders: [
    found(`${paths.marketplace}?q=lehce`, {
      products: OFFERS,
      total: OFFERS.length,
      facets: FACETS,
      didYouMean: "leche",
    }),
  ],
};

export const NothingFound: Story = {
  name: "Sin resultados",
  loaders: [
    found(`${paths.category("farmacia")}&q=jitomate`, {
      products: [],
      total: 0,
      facets: FACETS,
      neighbours: [TOMATO, MILK],
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    const instead = canvas.getByRole("region", { name: "Quizá te sirva" });
    await userEvent.click(within(instead).getByRole("button", { name: `Agregar ${TOMATO.name} al carrito` }));
    await expect(await canvas.findByRole("link", { name: "Carrito, 1 producto" })).toBeVisible();
  },
};

export const NothingLeftByFilters: Story = {
  name: "Los filtros no dejan nada",
  loaders: [found(`${FILTERED}&q=queso`, { products: [], total: 0, facets: FACETS })],
};
