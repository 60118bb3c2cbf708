import { Box } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../src/button/button.tsx";

const meta = {
  title: "La barra",
  tags: ["!autodocs", "!dev"],
  render: () => (
    <>
      <Button>Agregar</Button>
      <Box animation="spin 1.2s infinite" bg="gold.solid" boxSize="3rem" data-testid="moving" />
    </>
  ),
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const TextSize: Story = {
  name: "Tamaño de letra",
  globals: { textSize: "double" },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("button")).fontSize).toBe("32px");
  },
};

export const ReducedMotion: Story = {
  name: "Movimiento reducido",
  globals: { motion: "reduced" },
  play: async ({ canvas }) => {
    const { animationDuration, animationIterationCount } = getComputedStyle(canvas.getByTestId("moving"));
    await expect({ animationDuration, animationIterationCount }).toEqual({
      animationDuration: "0.001s",
      animationIterationCount: "1",
    });
  },
};

export const AsItIs: Story = {
  name: "Tal cual",
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("button")).fontSize).toBe("16px");
    await expect(getComputedStyle(canvas.getByTestId("moving")).animationIterationCount).toBe("infinite");
  },
};
