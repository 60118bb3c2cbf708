import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { pictures } from "../story-products/pictures.ts";
import { inBox } from "../story-products/decorators.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { pictureSource } from "./renditions.ts";
import guide from "./product-picture.md?raw";

const meta = {
  title: "Producto/Foto de producto",
  component: ProductPicture,
  parameters: { docs: { description: { component: guide } } },
  args: { alt: "Leche entera", src: pictures.milk, eager: true },
  decorators: [inBox({ width: "14rem", padding: "2rem" })],
} satisfies Meta<typeof ProductPicture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Standing: Story = {
  name: "De pie",
  args: { src: `${pictures.milk}#BFE0F2` },
  play: async ({ canvasElement }) => {
    const color = canvasElement.querySelector(".product-picture__awaited");
    await expect(color).toBeInTheDocument();
    await waitFor(() => expect(color).not.toBeVisible());
  },
};

export const WithoutAPicture: Story = { name: "Sin imagen", args: { src: undefined } };

/** The picture is not found: the same placeholder as without one, and no broken image. */
export const NotFound: Story = {
  name: "No existe",
  args: { src: "/pictures/nada.webp#85AB55" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole("img")).toBeNull());
  },
};

export const RenditionsOfTheShopsOwn: Story = {
  name: "Versiones de las imágenes propias",
  tags: ["!dev"],
  play: async () => {
    await expect(pictureSource("/pictures/avocado.webp#85AB55", true)).toEqual({
      src: "/pictures/avocado.webp",
      color: "#85AB55",
      avif: "/pictures/avocado-240.avif 240w, /pictures/avocado-320.avif 320w, /pictures/avocado-480.avif 480w, /pictures/avocado-640.avif 640w",
    });
    await expect(pictureSource("/pictures/avocado.webp", false)).toEqual({ src: "/pictures/avocado.webp" });
    await expect(pictureSource("https://fotos.example/arroz.jpg?ancho=400#E8DCC0", true)).toEqual({
      src: "https://fotos.example/arroz.jpg?ancho=400",
      color: "#E8DCC0",
    });
  },
};
