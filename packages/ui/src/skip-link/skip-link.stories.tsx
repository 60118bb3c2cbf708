import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Page } from "../page/page.tsx";
import { wholeScreen } from "../story-products/whole-screen.ts";
import { SkipLink } from "./skip-link.tsx";
import guide from "./skip-link.md?raw";

const meta = {
  title: "Navegación/Saltar al contenido",
  component: SkipLink,
  parameters: { docs: { ...wholeScreen.docs, description: { component: guide } } },
  args: { children: "Saltar al contenido" },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Page>Aquí empieza la tienda.</Page>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FirstStopOfTheKeyboard: Story = {
  name: "Primera parada del teclado",
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole("link", { name: "Saltar al contenido" });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute("href", `#${canvas.getByRole("main").id}`);
  },
};
