import { Button } from "../button/button.tsx";
import { PlusIcon } from "../icons/icons.ts";
import { link } from "../story-products/link.tsx";
import { pictures } from "../story-products/pictures.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { onPage } from "../story-products/decorators.tsx";
import { Suggestion } from "./suggestion.tsx";
import { SuggestionRow } from "./suggestion-row.tsx";
import guide from "./suggestion.md?raw";

const onClick = fn();

const suggestion = (name: string, src: string) => (
  <Suggestion
    control={
      <Button
        aria-label={`Agregar ${name} al carrito`}
        onClick={onClick}
        size="sm"
        variant="outline"
        width="full"
      >
        <PlusIcon />
        <span>Agregar</span>
      </Button>
    }
    detail="2 piezas, 2.02 kg"
    link={link}
    name={name}
    picture={{ src, eager: true }}
    price={{ text: "$69.80", label: "69 pesos con 80 centavos" }}
  />
);

const meta = {
  title: "Carrito/Sugerencias",
  component: SuggestionRow,
  parameters: { docs: { description: { component: guide } } },
  args: {
    heading: "Con cualquiera de estos llegas al peso mínimo",
    children: (
      <>
        {suggestion("Manzana roja por kilo", pictures.apple)}
        {suggestion("Aguacate Hass por kilo", pictures.avocado)}
        {suggestion("Pan de caja integral con ajonjolí, linaza, avena y semillas de girasol", pictures.bread)}
        {suggestion("Huevo blanco 18 piezas", pictures.egg)}
      </>
    ),
  },
  decorators: [onPage()],
} satisfies Meta<typeof SuggestionRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Row: Story = {
  name: "Fila",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Agregar Huevo blanco 18 piezas al carrito" }));
    await expect(onClick).toHaveBeenCalledOnce();
  },
};
