import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page } from "../page/page.tsx";
import { link } from "../story-products/link.tsx";
import { AisleList } from "./aisle-list.tsx";
import { CategoryAisle } from "./category-aisle.tsx";

const names = [
  "Frutas y verduras",
  "Lácteos",
  "Panadería",
  "Abarrotes",
  "Farmacia",
  "Café y té",
  "Limpieza del hogar",
];

const meta = {
  component: CategoryAisle,
  args: { number: 2, name: "Lácteos", link, count: "24 productos" },
  decorators: [
    (Story) => (
      <Page>
        <AisleList>
          <Story />
        </AisleList>
      </Page>
    ),
  ],
} satisfies Meta<typeof CategoryAisle>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sign: Story = {};

export const AllAisles: Story = {
  render: () => (
    <>
      {names.map((name, index) => (
        <CategoryAisle count="24 productos" key={name} link={link} name={name} number={index + 1} />
      ))}
    </>
  ),
};
