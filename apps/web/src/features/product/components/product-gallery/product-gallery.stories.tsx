import { inBox, pictures } from "@shop/ui/story-products";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { ProductGallery } from "./product-gallery.tsx";
import guide from "./product-gallery.md?raw";

const name = "Queso Oaxaca La Villita 400 g";
const three = [pictures.cheese, pictures.bread, pictures.apple];

const meta = {
  title: "Producto/Galería de fotos",
  component: ProductGallery,
  parameters: { docs: { description: { component: guide } } },
  args: {
    label: `Fotos de ${name}`,
    pictures: three.map((src, place) => ({ src, alt: `${name}, foto ${place + 1} de 3` })),
    choose: (place) => `Ver foto ${place} de 3`,
    sizes: "16rem",
  },
  decorators: [inBox({ position: "relative", maxWidth: "26rem", padding: "1rem 5rem 4.5rem" })],
} satisfies Meta<typeof ProductGallery>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SmallPicturesBeside: Story = {
  name: "Imágenes pequeñas al lado",
  globals: { viewport: { value: "lg" } },
};

export const ChosenByButton: Story = {
  name: "Elegido con el botón",
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole("button", { name: "Ver foto 2 de 3" });
    await expect(canvas.getByRole("button", { name: "Ver foto 1 de 3" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await userEvent.click(second);
    await waitFor(() => expect(second).toHaveAttribute("aria-current", "true"));
    await waitFor(() => expect(placeOf(canvas.getByRole("list"))).toBe(1));
    await expect(second).toHaveFocus();
  },
};

export const MovedByTheArrowKeys: Story = {
  name: "Movido con las flechas",
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole("list", { name: `Fotos de ${name}` });
    await userEvent.tab();
    await expect(row).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await waitFor(() => expect(placeOf(row)).toBe(2));
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
    await waitFor(() => expect(placeOf(row)).toBe(1));
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(placeOf(row)).toBe(2));
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(placeOf(row)).toBe(0));
  },
};

/** The first picture loads at once, the others when the browser is idle. */
export const FirstComesFirst: Story = {
  name: "Lo primero va primero",
  tags: ["!dev"],
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole("img");
    await expect(
      row.map((each) => [each.getAttribute("loading"), each.getAttribute("fetchpriority")]),
    ).toEqual([
      ["eager", "high"],
      ["lazy", "auto"],
      ["lazy", "auto"],
    ]);
  },
};

function placeOf(row: HTMLElement): number {
  return Math.round((20 * row.scrollLeft) / row.clientWidth) / 20;
}
