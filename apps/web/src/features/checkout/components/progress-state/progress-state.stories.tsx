import { Button } from "@shop/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ProgressState } from "./progress-state.tsx";
import guide from "./progress-state.md?raw";

const meta = {
  title: "Avisos/Estado de espera",
  component: ProgressState,
  parameters: { docs: { description: { component: guide } } },
  args: {
    heading: "Estamos haciendo tu pedido",
    text: "No cierres esta página: tarda unos segundos.",
  },
} satisfies Meta<typeof ProgressState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Paying: Story = {
  name: "Pagando",
  play: async ({ canvas, canvasElement }) => {
    const spinner = canvasElement.querySelector("[aria-hidden]");
    if (!spinner) throw new Error("nothing turns");
    await expect(getComputedStyle(spinner).animationName).toBe("spin");
    await expect(getComputedStyle(spinner).animationTimingFunction).toBe("linear");
    await expect(canvas.getByRole("status")).toHaveTextContent("Estamos haciendo tu pedido");
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
  },
};

export const OutcomeUnknown: Story = {
  name: "Resultado desconocido",
  args: {
    heading: "Revisamos si tu pedido se hizo",
    text: "Se cortó la conexión mientras lo enviabas. No vuelvas a pagar: te decimos en cuanto lo sepamos.",
    children: <Button>Preguntar ahora</Button>,
  },
};
