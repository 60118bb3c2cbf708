import { ProductPicture } from "@shop/ui";
import { pictures } from "@shop/ui/story-products";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { PictureDialog } from "./picture-dialog.tsx";
import { ZoomButton } from "./zoom-button.tsx";
import guide from "./picture-zoom.md?raw";

const name = "Queso Oaxaca La Villita 400 g";

function Zoomed() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ width: "14rem", padding: "2rem" }}>
      <ZoomButton label={`Ampliar imagen de ${name}`} onIntent={() => undefined} onOpen={() => setOpen(true)}>
        <ProductPicture alt="" eager sizes="14rem" src={pictures.cheese} />
      </ZoomButton>
      {isOpen && (
        <PictureDialog
          alt={name}
          closeLabel="Cerrar"
          onClose={() => setOpen(false)}
          src={pictures.cheese}
          title={name}
        />
      )}
    </div>
  );
}

const meta = {
  title: "Producto/Foto ampliada",
  component: Zoomed,
  parameters: { docs: { description: { component: guide } } },
} satisfies Meta<typeof Zoomed>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: "Abierto",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: `Ampliar imagen de ${name}` }));
    const dialog = await screen.findByRole("dialog", { name });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole("img", { name })).toBeInTheDocument();
  },
};
