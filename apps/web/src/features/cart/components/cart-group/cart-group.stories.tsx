import { Button, Notice, PageHeading, Receipt, Split, WeightMeter } from "@shop/ui";
import { pictures, StoryFrame, StoryLine, wholeScreen } from "@shop/ui/story-products";
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
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof CartGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ColdChain: Story = { name: "Cadena de frío" };

export const WholeCart: Story = {
  name: "Carrito completo",
  render: (args) => (
    <>
      <PageHeading aside={<Button variant="ghost">Vaciar carrito</Button>}>Carrito de compras</PageHeading>
      <Split
        aside={
          <Receipt
            heading="Resumen de compra"
            rows={[
              { label: "Subtotal", value: "$254.90" },
              { label: "Envío refrigerado", value: "$66.80" },
              { label: "Cadena de frío", value: "$9.23" },
              { label: "IVA incluido", value: "$0.00" },
              { label: "Peso total", value: "2.84 kg" },
            ]}
            total={{ label: "Total", value: "$330.93" }}
          >
            <WeightMeter
              label="Peso mínimo"
              minimum={3000}
              reached={false}
              sentence="Te faltan 0.16 kg para llegar al mínimo de 3.00 kg."
              value={2840}
            />
            <Button width="full" disabled size="lg">
              Ir a pagar
            </Button>
          </Receipt>
        }
      >
        <Notice status="warning">Estás sin conexión. Guardamos tus cambios y los enviamos al volver.</Notice>
        <div style={{ height: "2rem" }} />
        <CartGroup {...args} />
        <CartGroup
          heading="Abarrotes"
          sums={[
            { label: "Subtotal", value: "$108.00" },
            { label: "Peso", value: "0.38 kg" },
          ]}
        >
          <StoryLine
            detail="$54.00 c/u · 0.38 kg"
            name="Manzana roja por kilo"
            pending="Sin confirmar"
            picture={pictures.apple}
            quantity={2}
            total={{ text: "$108.00", label: "108 pesos" }}
          />
        </CartGroup>
      </Split>
    </>
  ),
};

export const WholeCartOnAPhone: Story = {
  ...WholeCart,
  name: "Carrito completo, en el teléfono",
  globals: { viewport: { value: "phone" } },
};
