import type { Meta, StoryObj } from "@storybook/react-vite";
import { pictures } from "../story-products/pictures.ts";
import { ProductPicture } from "./product-picture.tsx";

const meta = {
  component: ProductPicture,
  args: { alt: "Leche entera", src: pictures.milk, eager: true },
  decorators: [
    (Story) => (
      <div style={{ width: "14rem", padding: "2rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductPicture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Standing: Story = {};

export const WithoutAPicture: Story = { args: { src: undefined } };
