import { Breadcrumb, DataList, DataListItem, HandlingBadge, Suggestion, SuggestionRow } from "@shop/ui";
import { link, pictures, StoryControl, StoryFrame, wholeScreen } from "@shop/ui/story-products";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ProductDetail } from "./product-detail.tsx";
import { ProductDetailSkeleton } from "./product-detail-skeleton.tsx";
import guide from "./product-detail.md?raw";

const name = "Queso Oaxaca La Villita 400 g";

const meta = {
  title: "Producto/Ficha de producto",
  component: ProductDetail,
  parameters: { docs: { ...wholeScreen.docs, description: { component: guide } } },
  args: {
    name,
    picture: { src: pictures.cheese, alt: "" },
    price: { text: "$89.90", label: "89 pesos con 90 centavos" },
    was: { text: "$112.00", label: "antes 112 pesos" },
    unitPrice: "400 g · $224.75 por kg",
    badges: (
      <>
        <HandlingBadge kind="offer">−20 %</HandlingBadge>
        <HandlingBadge kind="cold">Cadena de frío</HandlingBadge>
      </>
    ),
    description: "Queso de hebra hecho con leche pasteurizada de vaca. Funde parejo y no suelta grasa.",
    control: <StoryControl alone name={name} />,
    children: (
      <DataList.Root>
        <DataListItem label="Marca" value="La Villita" />
        <DataListItem label="Peso" value="0.40 kg" />
        <DataListItem label="Existencias" value="18 piezas" />
      </DataList.Root>
    ),
  },
  decorators: [
    (Story) => (
      <StoryFrame>
        <Breadcrumb.Root aria-label="Ruta" marginBottom="4">
          <Breadcrumb.List>
            <Breadcrumb.Item>
              <Breadcrumb.Link href="#story">Inicio</Breadcrumb.Link>
            </Breadcrumb.Item>
            <Breadcrumb.Separator>/</Breadcrumb.Separator>
            <Breadcrumb.Item>
              <Breadcrumb.Link href="#story">Lácteos</Breadcrumb.Link>
            </Breadcrumb.Item>
            <Breadcrumb.Separator>/</Breadcrumb.Separator>
            <Breadcrumb.Item>
              <Breadcrumb.CurrentLink>Queso Oaxaca</Breadcrumb.CurrentLink>
            </Breadcrumb.Item>
          </Breadcrumb.List>
        </Breadcrumb.Root>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof ProductDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnOffer: Story = {
  name: "En oferta",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name })).toBeVisible();
  },
};

export const WithSeveralPictures: Story = {
  name: "Con varias imágenes",
  args: {
    gallery: {
      label: `Fotos de ${name}`,
      pictures: [pictures.cheese, pictures.bread, pictures.apple].map((src, place) => ({
        src,
        alt: `${name}, foto ${place + 1} de 3`,
      })),
      choose: (place) => `Ver foto ${place} de 3`,
    },
  },
};

export const WithSeveralPicturesOnAPhone: Story = {
  ...WithSeveralPictures,
  name: "Con varias imágenes, en el teléfono",
  globals: { viewport: { value: "phone" } },
};

export const OnlyAtTheCounter: Story = {
  name: "Solo en mostrador",
  args: {
    name: "Amoxicilina 500 mg, 12 cápsulas",
    picture: { src: pictures.pill, alt: "" },
    price: { text: "$146.00", label: "146 pesos" },
    was: undefined,
    unitPrice: "12 cápsulas",
    badges: <HandlingBadge kind="prescription">Con receta</HandlingBadge>,
    description: "Antibiótico de amplio espectro.",
    control: undefined,
    unavailable: "Solo en mostrador",
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole("heading", { level: 1, name: "Amoxicilina 500 mg, 12 cápsulas" });
    await expect(within(title).getByText("500 mg")).toHaveStyle({ whiteSpace: "nowrap" });
  },
};

export const SoldOut: Story = {
  name: "Agotado",
  args: {
    unavailable: "Agotado",
    control: (
      <SuggestionRow heading="Llévate uno parecido" label={`Parecidos a ${name}`}>
        {["Leche deslactosada 1 L", "Leche light 1 L", "Leche en polvo 1 kg"].map((other) => (
          <Suggestion
            control={<StoryControl name={other} />}
            detail="$29.50 por litro"
            key={other}
            link={link}
            name={other}
            picture={{ src: pictures.milk, eager: true }}
            price={{ text: "$29.50", label: "29 pesos con 50 centavos" }}
          />
        ))}
      </SuggestionRow>
    ),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("Agotado")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: `Agregar ${args.name} al carrito` })).toBeNull();
  },
};

export const SoldOutOnAPhone: Story = {
  ...SoldOut,
  name: "Agotado, en el teléfono",
  globals: { viewport: { value: "phone" } },
};

export const Loading: Story = {
  name: "Cargando",
  render: () => <ProductDetailSkeleton label="Cargando el producto" />,
};
