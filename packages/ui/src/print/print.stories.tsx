import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { PrintOnly, ScreenOnly } from "./print.tsx";

const meta = { component: ScreenOnly, parameters: { layout: "centered" } } satisfies Meta<typeof ScreenOnly>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Look at it with the browser's print preview: the button goes, and the line comes. */
export const OnTheScreen: Story = {
  render: () => (
    <>
      <ScreenOnly>
        <Button variant="outline">Imprimir</Button>
      </ScreenOnly>
      <PrintOnly>La Alacena · Pedido 7K3M-9QX2-PD</PrintOnly>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Imprimir" })).toBeVisible();
    await expect(canvas.getByText("La Alacena · Pedido 7K3M-9QX2-PD")).not.toBeVisible();
  },
};
