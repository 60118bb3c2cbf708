import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Price } from "../price/price.tsx";
import { StoryFrame } from "../story-products/story-frame.tsx";
import { wholeScreen } from "../story-products/whole-screen.ts";
import { WeightMeter } from "../weight-meter/weight-meter.tsx";
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

export const InItsPlace: Story = { name: "En su lugar" };

export const AboveTheLinksOfAPhone: Story = {
  name: "Sobre los enlaces del teléfono",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const links = canvas.getByRole("navigation", { name: "Principal" }).getBoundingClientRect();
    const pay = canvas.getByRole("button", { name: "Ir a pagar" }).getBoundingClientRect();
    await expect(pay.bottom).toBeLessThanOrEqual(links.top);
  },
};

/** The meter is the upper edge of the bar, and the bar has no other text. */
export const WithAMeter: Story = {
  name: "Con medidor",
  args: {
    detail: undefined,
    edge: (
      <WeightMeter
        label="Peso mínimo"
        minimum={3000}
        onFill={() => undefined}
        reached={false}
        sentence="Te faltan 1.42 kg para el peso mínimo de 3.00 kg"
        value={1580}
      />
    ),
    children: null,
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("status").closest("[data-action-bar]")?.getBoundingClientRect();
    await expect(canvas.getByRole("meter", { name: "Peso mínimo" }).getBoundingClientRect().width).toBe(
      bar?.width,
    );
  },
};

export const NothingToDo: Story = {
  name: "Nada que hacer",
  args: { children: null },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("$567", { exact: false })).not.toBeVisible();
  },
};
