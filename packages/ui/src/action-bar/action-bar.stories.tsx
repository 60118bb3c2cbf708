import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Price } from "../price/price.tsx";
import { StoryFrame } from "../story-products/story-frame.tsx";
import { wholeScreen } from "../story-products/whole-screen.ts";
import { ActionBar } from "./action-bar.tsx";
import guide from "./action-bar.md?raw";

const meta = {
  title: "Acciones/Barra de acción",
  component: ActionBar,
  parameters: { docs: { ...wholeScreen.docs, description: { component: guide } } },
  args: {
    detail: <Price label="567 pesos con 33 centavos" text="$567.33" />,
    children: (
      <Button size="lg" variant="solid" width="full">
        Ir a pagar
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <StoryFrame>
        <p>Lo que se va a pagar.</p>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof ActionBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InItsPlace: Story = {};

export const AboveTheLinksOfAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const links = canvas.getByRole("navigation", { name: "Principal" }).getBoundingClientRect();
    const pay = canvas.getByRole("button", { name: "Ir a pagar" }).getBoundingClientRect();
    await expect(pay.bottom).toBeLessThanOrEqual(links.top);
  },
};

export const NothingToDo: Story = {
  args: { children: null },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("$567", { exact: false })).not.toBeVisible();
  },
};

export const AboveTheLinksAtNight: Story = {
  ...AboveTheLinksOfAPhone,
  globals: { theme: "dark", viewport: { value: "phone" } },
};
