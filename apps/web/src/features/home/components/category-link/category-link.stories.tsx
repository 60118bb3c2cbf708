import { Page } from "@shop/ui";
import { link, pictures } from "@shop/ui/story-products";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CategoryList } from "./category-list.tsx";
import { CategoryLink } from "./category-link.tsx";
import guide from "./category-link.md?raw";

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
  title: "Navegación/Pasillos",
  component: CategoryLink,
  parameters: { docs: { description: { component: guide } } },
  args: { name: "Lácteos", link, picture: pictures.cheese },
  decorators: [
    (Story) => (
      <Page>
        <CategoryList>
          <Story />
        </CategoryList>
      </Page>
    ),
  ],
} satisfies Meta<typeof CategoryLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sign: Story = { name: "Letrero" };

export const AllCategories: Story = {
  name: "Todos los pasillos",
  render: () => (
    <>
      {names.map((name) => (
        <CategoryLink key={name} link={link} name={name} picture={pictures.cheese} />
      ))}
    </>
  ),
};
