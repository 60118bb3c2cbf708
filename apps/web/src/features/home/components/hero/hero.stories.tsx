import { LinkButton, ProductGrid, SectionHeading, TextLink } from "@shop/ui";
import { link, pictures, shelf, StoryCard, StoryFrame, wholeScreen } from "@shop/ui/story-products";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CategoryList } from "../category-link/category-list.tsx";
import { CategoryLink } from "../category-link/category-link.tsx";
import { Hero } from "./hero.tsx";
import guide from "./hero.md?raw";

const categories = [
  "Frutas y verduras",
  "Lácteos",
  "Panadería",
  "Abarrotes",
  "Farmacia",
  "Café y té",
  "Limpieza",
  "Higiene personal",
];

const meta = {
  title: "Estructura/Portada",
  component: Hero,
  parameters: { docs: { ...wholeScreen.docs, description: { component: guide } } },
  args: {
    title: "La despensa de la semana, pesada y en tu puerta",
    subtitle:
      "Abarrotes frescos, lácteos en cadena de frío y farmacia del barrio. Desde 3 kg te lo llevamos hoy.",
    actions: <LinkButton link={link}>Ir al marketplace</LinkButton>,
    pictures: [{ src: pictures.bread }, { src: pictures.milk }, { src: pictures.apple }],
  },
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof Hero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Promise: Story = { name: "Promesa" };

export const AboveTheCategories: Story = {
  name: "Sobre los pasillos",
  render: (args) => (
    <>
      <Hero {...args} />
      <section>
        <SectionHeading action={<TextLink link={link}>Ver todo</TextLink>}>Pasillos</SectionHeading>
        <CategoryList>
          {categories.map((name) => (
            <CategoryLink key={name} link={link} name={name} picture={pictures.bread} />
          ))}
        </CategoryList>
      </section>
      <section style={{ marginTop: "4rem" }}>
        <SectionHeading>De temporada</SectionHeading>
        <ProductGrid>
          {shelf.map((product) => (
            <StoryCard key={product.name} {...product} />
          ))}
        </ProductGrid>
      </section>
    </>
  ),
};

export const AboveTheCategoriesOnAPhone: Story = {
  ...AboveTheCategories,
  name: "Sobre los pasillos, en el teléfono",
  globals: { viewport: { value: "phone" } },
};
