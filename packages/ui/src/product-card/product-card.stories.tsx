import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { HandlingBadge } from "../handling-badge/handling-badge.tsx";
import { link } from "../story-products/link.tsx";
import { pictures } from "../story-products/pictures.ts";
import { StoryControl } from "../story-products/story-card.tsx";
import { inBox } from "../story-products/decorators.tsx";
import { ProductCardSkeleton } from "./product-card-skeleton.tsx";
import { ProductCard } from "./product-card.tsx";
import guide from "./product-card.md?raw";

const name = "Leche entera Lala 1 L";

const meta = {
  title: "Producto/Tarjeta de producto",
  component: ProductCard,
  parameters: { docs: { description: { component: guide } } },
  args: {
    name,
    link,
    picture: { src: pictures.milk, eager: true },
    price: { text: "$28.50", label: "28 pesos con 50 centavos" },
    detail: "1 L · $28.50 por litro",
    control: <StoryControl name={name} />,
  },
  decorators: [inBox({ width: "16rem", padding: "1rem" })],
} satisfies Meta<typeof ProductCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnTheShelf: Story = {
  name: "En la repisa",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article", { name })).toBeVisible();
    await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", "#lugar");
    await expect(canvas.getByRole("button", { name: `Agregar ${name} al carrito` })).toBeVisible();
  },
};

export const OnOffer: Story = {
  name: "En oferta",
  args: {
    was: { text: "$34.00", label: "antes 34 pesos" },
    badges: <HandlingBadge kind="offer">−16 %</HandlingBadge>,
  },
};

export const ColdChain: Story = {
  name: "Cadena de frío",
  args: { badges: <HandlingBadge kind="cold">Cadena de frío</HandlingBadge> },
};

export const InTheCart: Story = {
  name: "En el carrito",
  args: { control: <StoryControl name={name} start={2} /> },
};

export const SoldOut: Story = { name: "Agotado", args: { unavailable: "Agotado" } };

export const OnlyAtTheCounter: Story = {
  name: "Solo en mostrador",
  args: {
    name: "Amoxicilina 500 mg, 12 cápsulas",
    picture: { src: pictures.pill, eager: true },
    badges: <HandlingBadge kind="prescription">Con receta</HandlingBadge>,
    unavailable: "Solo en mostrador",
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByRole("link")).toHaveAccessibleName("Amoxicilina 500 mg, 12 cápsulas");
    await expect(getComputedStyle(canvas.getByText("500 mg")).whiteSpace).toBe("nowrap");
  },
};

export const LongName: Story = {
  name: "Nombre largo",
  args: {
    name: "Pan de caja integral con ajonjolí, linaza, avena y semillas de girasol, rebanada gruesa, 720 g",
  },
};

export const WithoutAPicture: Story = { name: "Sin imagen", args: { picture: {} } };

export const Loading: Story = { name: "Cargando", render: () => <ProductCardSkeleton /> };
