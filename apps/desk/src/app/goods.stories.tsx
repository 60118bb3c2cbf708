import { pictures } from "@shop/ui/story-products";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { anImport, aProduct } from "../machine/testing.ts";
import { answered, deskStories, evaAt, refused, type Loaded } from "./story-desk.tsx";

const meta = { title: "Pantallas/Mostrador/Productos", ...deskStories, tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const MILK = aProduct({
  id: "leche-entera-1-l",
  name: "Leche entera 1 L",
  price: 2450,
  regularPrice: 2850,
  stock: 0,
  image: pictures.milk,
});
const LENTILS = aProduct({ stock: 3 });
const BREAD = aProduct({ id: "pan", name: "Pan de caja 680 g", stock: 4 });
const LONG = aProduct({
  id: "largo",
  name: "Pechuga de pollo sin hueso y sin piel en charola familiar",
  stock: 1,
});

const withGoods = answered("listLowStock", { products: [MILK, LONG, LENTILS], hidden: [BREAD] });

export const Shown: Story = {
  name: "Productos",
  loaders: [evaAt("goods", withGoods)],
  play: async ({ canvas, loaded, userEvent }) => {
    const { services } = loaded as Loaded;
    await userEvent.click(canvas.getByRole("button", { name: "Cambiar Leche entera 1 L" }));
    const price = await canvas.findByLabelText("Precio");
    await expect(price).toHaveFocus();
    await userEvent.keyboard("26.00");
    await userEvent.clear(canvas.getByLabelText("Piezas en existencia"));
    await userEvent.type(canvas.getByLabelText("Piezas en existencia"), "40{Enter}");
    await services.calls.changeProduct.last.answer({
      product: { ...MILK, price: 2600, stock: 40 },
      isChanged: true,
    });
    await expect(await canvas.findByText("Guardado.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Cambiar Leche entera 1 L" })).toHaveFocus();
    await expect(canvas.getByText("$26.00 · antes $28.50 · 40 en existencia")).toBeVisible();
  },
};

export const Hidden: Story = {
  name: "Ocultar y mostrar",
  loaders: [evaAt("goods", withGoods)],
  play: async ({ canvas, loaded, userEvent }) => {
    const { hideProduct } = (loaded as Loaded).services.calls;
    await userEvent.click(canvas.getByRole("button", { name: "Cambiar Lentejas 1 kg" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Ocultar de la tienda" }));
    await hideProduct.last.answer({ product: LENTILS });
    await expect(
      await canvas.findByRole("button", { name: "Mostrar Lentejas 1 kg en la tienda" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Mostrar Pan de caja 680 g en la tienda" }));
    await hideProduct.last.refuse({ id: 503 });
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

export const Wrong: Story = {
  name: "Cambiar un producto",
  loaders: [evaAt("goods", withGoods)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cambiar Lentejas 1 kg" }));
    await userEvent.type(await canvas.findByLabelText("Precio antes de la oferta"), "40{Enter}");
    await expect(canvas.getByLabelText("Precio antes de la oferta")).toHaveFocus();
    await expect(canvas.getByLabelText("Precio antes de la oferta")).toBeInvalid();
  },
};

export const Outpaced: Story = {
  name: "Cambió entretanto",
  loaders: [
    evaAt(
      "goods",
      withGoods,
      (_, desk) => {
        const { goods } = desk.getSnapshot().children;
        goods?.send({ type: "product.open", product: LENTILS });
        const values = { price: "40.00", regularPrice: "", stock: "3" };
        goods?.getSnapshot().children.priceForm?.send({ type: "form.submit", values });
      },
      answered("changeProduct", { product: { ...LENTILS, stock: 2 }, isChanged: false }),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Mientras tanto, alguien lo cambió/)).toBeVisible();
  },
};

export const NotFound: Story = {
  name: "Sin coincidencias",
  loaders: [evaAt("goods", withGoods)],
  play: async ({ canvas, loaded, userEvent }) => {
    const { services } = loaded as Loaded;
    await userEvent.type(canvas.getByRole("searchbox"), "mole");
    await waitFor(() => expect(services.searches.last.input).toBe("mole"));
    await services.searches.last.answer([]);
    await expect(await canvas.findByText("Ningún producto coincide con tu búsqueda.")).toBeVisible();
  },
};

export const SearchFailed: Story = {
  name: "Una búsqueda que falla mientras se cambia un producto",
  loaders: [evaAt("goods", withGoods)],
  play: async ({ canvas, loaded, userEvent }) => {
    const { services } = loaded as Loaded;
    await userEvent.click(canvas.getByRole("button", { name: "Cambiar Lentejas 1 kg" }));
    await userEvent.type(canvas.getByRole("searchbox"), "mole");
    await waitFor(() => expect(services.searches.last.input).toBe("mole"));
    await services.searches.last.refuse({ id: 503 });
    await userEvent.click(await canvas.findByRole("button", { name: "Reintentar" }));
    await expect(services.searches.inputs.slice(-2)).toEqual(["mole", "mole"]);
    await services.searches.last.refuse({ id: 503 });
  },
};

export const Failed: Story = {
  name: "Sin productos por un fallo",
  loaders: [evaAt("goods", refused("listLowStock"))],
};

/** What a file would change, as the server says. */
const withFile = (over: Parameters<typeof anImport>[0]) =>
  evaAt(
    "goods",
    withGoods,
    async ({ files }, desk) => {
      const { goods } = desk.getSnapshot().children;
      goods?.send({ type: "import.open" });
      goods?.getSnapshot().children.catalogImport?.send({ type: "file.choose", file: new Blob() });
      await files.last.answer({ csv: "nombre", fileError: null });
    },
    answered("importCatalog", anImport(over)),
  );

const gone = { price: 2450, regularPrice: 2850, stock: 0 };

export const Import: Story = {
  name: "Lo que cambia un archivo",
  loaders: [
    withFile({
      counts: { added: 60, changed: 1, removed: 1, unchanged: 240 },
      differences: [
        { id: "pan", name: BREAD.name, before: gone },
        ...anImport().differences,
        { id: "largo", name: LONG.name, after: gone },
      ],
      notes: ["No se usaron estas columnas: «Costo»."],
    }),
  ],
};

export const Imported: Story = {
  name: "Un archivo aplicado",
  loaders: [withFile({})],
  play: async ({ canvas, loaded, userEvent }) => {
    const { importCatalog } = (loaded as Loaded).services.calls;
    await expect(canvas.getByText("$41.50 · 12 en existencia → $43.00 · 40 en existencia")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Aplicar cambios" }));
    await importCatalog.last.answer(anImport());
    await expect(await canvas.findByText(/^Listo, la tienda ya vende/)).toBeVisible();
  },
};

export const ImportFaults: Story = {
  name: "Un archivo con errores",
  loaders: [withFile({ faults: ["línea 2, precio: Falta este dato.", "Y 30 más."] })],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Aplicar cambios" })).toBeNull();
  },
};

export const NoTable: Story = {
  name: "Un archivo que no es una tabla",
  loaders: [evaAt("goods", withGoods)],
  play: async ({ canvas, loaded, userEvent }) => {
    const { files } = (loaded as Loaded).services;
    await userEvent.click(canvas.getByRole("button", { name: "Importar archivo" }));
    await userEvent.upload(await canvas.findByLabelText("Tabla de productos"), new File(["PK"], "a.csv"));
    await files.last.answer({ csv: "", fileError: "notText" });
    await expect(await canvas.findByLabelText("Tabla de productos")).toBeInvalid();
  },
};
