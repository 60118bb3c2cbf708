import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPage } from "../story-products/decorators.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import guide from "./breadcrumb.md?raw";

function ToTheProduct({ name = "Queso Oaxaca La Villita 400 g" }: { name?: string }) {
  return (
    <Breadcrumb.Root aria-label="Ruta">
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
          <Breadcrumb.CurrentLink>{name}</Breadcrumb.CurrentLink>
        </Breadcrumb.Item>
      </Breadcrumb.List>
    </Breadcrumb.Root>
  );
}

const meta = {
  title: "Navegación/Ruta",
  component: ToTheProduct,
  parameters: { docs: { description: { component: guide } } },
  decorators: [onPage()],
} satisfies Meta<typeof ToTheProduct>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ToAProduct: Story = {
  name: "Hacia un producto",
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link").map(({ textContent }) => textContent);
    const items = canvas.getAllByRole("listitem").map(({ textContent }) => textContent);
    await expect(links).toEqual(["Inicio", "Lácteos"]);
    await expect(items).toEqual([...links, "Queso Oaxaca La Villita 400 g"]);
    await expect(canvas.getByText("Queso Oaxaca La Villita 400 g")).toHaveAttribute("aria-current", "page");
  },
};

/** A word that is too long breaks. */
export const LongWordOnAPhone: Story = {
  name: "Una palabra larga, en el teléfono",
  args: { name: "Electroencefalografista".repeat(5) },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, args }) => {
    const { left, right } = canvas.getByText(String(args.name)).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
