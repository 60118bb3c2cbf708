import { Checkbox, Page } from "@shop/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Collapsible } from "./collapsible.tsx";
import guide from "./collapsible.md?raw";

const meta = {
  title: "Estructura/Plegable",
  component: Collapsible,
  parameters: { docs: { description: { component: guide } } },
  args: {
    summary: "3 marcas más",
    children: ["Alba", "Nube", "Praderal"].map((brand) => <Checkbox detail="4" key={brand} label={brand} />),
  },
  decorators: [
    (Story) => (
      <Page width="form">
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof Collapsible>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  name: "Plegado",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("3 marcas más"));
    await expect(canvas.getByRole("checkbox", { name: "Nube" })).toBeVisible();
  },
};
