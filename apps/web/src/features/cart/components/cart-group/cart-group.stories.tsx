import { inFrame, pictures, StoryLine, wholeScreen } from "@shop/ui/story-products";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CartGroup } from "./cart-group.tsx";
import guide from "./cart-group.md?raw";

const dairy = (
  <>
    <StoryLine
      detail="$28.50 c/u · 2.06 kg"
      name="Leche entera Lala 1 L"
      picture={pictures.milk}
      quantity={2}
      total={{ text: "$57.00", label: "57 pesos" }}
    />
    <StoryLine
      detail="$89.90 c/u · 0.40 kg"
      name="Queso Oaxaca La Villita 400 g"
      note="Quedan 3 piezas"
      picture={pictures.cheese}
      quantity={1}
      total={{ text: "$89.90", label: "89 pesos con 90 centavos" }}
    />
  </>
);

const meta = {
  title: "Carrito/Grupo de productos",
  component: CartGroup,
  parameters: { docs: { ...wholeScreen.docs, description: { component: guide } } },
  args: {
    heading: "Lácteos",
    note: "Viajan en caja fría, con recargo por peso.",
    sums: [
      { label: "Subtotal", value: "$146.90" },
      { label: "Peso", value: "2.46 kg" },
    ],
    children: dairy,
  },
  decorators: [inFrame],
} satisfies Meta<typeof CartGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ColdChain: Story = { name: "Cadena de frío" };
