import { Portal } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { CloseButton } from "../button/close-button.tsx";
import { Dialog } from "./dialog.ts";
import guide from "./dialog.md?raw";

/** Just as Chakra documents it. */
function RemoveAll() {
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button variant="surface">Quitar todos</Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>¿Quitar todos tus favoritos?</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>No se pueden recuperar.</Dialog.Body>
            <Dialog.Footer>
              <Dialog.ActionTrigger asChild>
                <Button variant="outline">Conservarlos</Button>
              </Dialog.ActionTrigger>
              <Button colorPalette="red">Quitar todos</Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

const meta = {
  title: "Avisos/Diálogo",
  component: RemoveAll,
  parameters: { layout: "centered", docs: { description: { component: guide } } },
} satisfies Meta<typeof RemoveAll>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InTheLookOfTheShop: Story = {
  name: "Con el aspecto de la tienda",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Quitar todos" }));
    const dialog = await screen.findByRole("dialog", { name: "¿Quitar todos tus favoritos?" });
    await waitFor(() => expect(dialog).toBeVisible());
    const title = screen.getByRole("heading", { name: "¿Quitar todos tus favoritos?" });
    await expect(getComputedStyle(title).fontFamily).toContain("Condensed");
    const close = screen.getByRole("button", { name: "Cerrar" });
    const { left, right } = dialog.getBoundingClientRect();
    const corner = close.getBoundingClientRect();
    await expect([left >= 16, corner.right <= right, close.offsetWidth, close.offsetHeight]).toEqual([
      true,
      true,
      44,
      44,
    ]);
    await expect(close.querySelector("svg")?.clientWidth).toBe(24);
  },
};
