import { Portal } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Menu } from "./menu.ts";
import guide from "./menu.md?raw";

/** A component that no screen uses yet, just as Chakra documents it. */
function OrderMenu() {
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button variant="surface">Más acciones</Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="again">Volver a pedir</Menu.Item>
            <Menu.Item value="print">Imprimir</Menu.Item>
            <Menu.Item color="fg.error" value="cancel">
              Cancelar pedido
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

const meta = {
  title: "Acciones/Menú",
  component: OrderMenu,
  parameters: { layout: "centered", docs: { description: { component: guide } } },
} satisfies Meta<typeof OrderMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const InTheLookOfTheShop: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Más acciones" }));
    const menu = await screen.findByRole("menu");
    const again = screen.getByRole("menuitem", { name: "Volver a pedir" });
    await waitFor(() => expect(again).toBeVisible());
    const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(menu);
    await expect([backgroundColor, borderRadius]).toEqual(["rgb(255, 255, 255)", "6px"]);
    await expect(fontFamily).toContain("Figtree");
  },
};
