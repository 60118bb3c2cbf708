import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { CartLine } from "../cart-line/cart-line.tsx";
import { Page } from "../page/page.tsx";
import { wholeScreen } from "../story-products/whole-screen.ts";
import { link } from "../story-products/link.tsx";
import { pictures } from "../story-products/pictures.ts";
import { labels } from "../story-products/story-card.tsx";
import { Drawer } from "./drawer.tsx";
import guide from "./drawer.md?raw";

const MILK = "Leche entera 1 L";

const lines = (
  <ul>
    <CartLine
      detail="$28.50 c/u · 2.06 kg"
      link={link}
      name={MILK}
      picture={{ src: pictures.milk, eager: true }}
      remove={{ label: `Quitar ${MILK}`, onClick: () => undefined }}
      stepper={{ value: 2, labels: labels(MILK), onChange: () => undefined, max: 20 }}
      total={{ text: "$57.00", label: "57 pesos" }}
    />
  </ul>
);

const meta = {
  title: "Estructura/Cajón",
  component: Drawer,
  parameters: { docs: { ...wholeScreen.docs, description: { component: guide } } },
  args: {
    heading: "Tu carrito",
    subtitle: "2 productos",
    closeLabel: "Cerrar carrito",
    onClose: fn(),
    children: lines,
    footer: (
      <Button width="full" size="lg">
        Ir a pagar
      </Button>
    ),
  },
} satisfies Meta<typeof Drawer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { name: "Abierto" };

export const OpenedAndClosed: Story = {
  name: "Abierto y cerrado",
  render: function OpenedAndClosed(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <Page>
        <Button onClick={() => setIsOpen(true)}>Ver carrito</Button>
        <a href="#afuera">Afuera</a>
        {isOpen && <Drawer {...args} onClose={() => setIsOpen(false)} />}
      </Page>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Ver carrito" });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole("dialog", { name: "Tu carrito" });
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Tu carrito" })).toHaveFocus());
    await expect(document.body).toHaveStyle({ overflow: "hidden" });
    await expect(canvas.getByText("Afuera").matches(":focus-visible")).toBe(false);
    await userEvent.click(canvas.getByRole("button", { name: "Cerrar carrito" }));
    await expect(dialog).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(document.body).not.toHaveStyle({ overflow: "hidden" }));
  },
};

export const ClosedByEscape: Story = {
  name: "Cerrado con Escape",
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Tu carrito" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("dialog")).toBeVisible();
  },
};

export const ClosedBesideIt: Story = {
  name: "Cerrado con un clic al lado",
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Tu carrito" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("heading", { name: "Tu carrito" }));
    await expect(args.onClose).not.toHaveBeenCalled();
    // Behind the drawer no element reacts to the pointer.
    await fireEvent.pointerDown(document.documentElement, { button: 0, pointerType: "mouse" });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
