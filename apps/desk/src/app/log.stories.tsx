import type { AuditEntry } from "@shop/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { aChange } from "../machine/testing.ts";
import { answered, deskStories, evaAt, refused, type Loaded } from "./story-desk.tsx";

const meta = { title: "Pantallas/Mostrador/Registro", ...deskStories, tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const ROLE = { method: "changeRole", by: "eva@tienda.example", orderId: undefined };
const KINDS: Partial<AuditEntry>[] = [
  { ...ROLE, subject: "ana.maria.hernandez@correo-muy-largo.example", before: "", after: "mostrador" },
  { before: "preparando", after: "enviado" },
  { ...ROLE, by: "npm run staff", subject: "luz@tienda.example", before: "surtido", after: "mostrador" },
  { subject: "8M2P-4RT7-KC", before: "pendiente", after: "cancelado" },
  { ...ROLE, subject: "jo@tienda.example", before: "direccion", after: "" },
];

/** So many changes, some minutes apart. */
function changes(length: number): AuditEntry[] {
  return Array.from({ length }, (_, place) =>
    aChange({
      ...KINDS[place % KINDS.length],
      id: `cambio-${place}`,
      at: new Date(Date.parse("2026-11-20T17:55:00Z") - place * 11 * 60_000).toISOString(),
    }),
  );
}

const withChanges = answered("listChanges", { changes: changes(12), nextCursor: "cambio-11" });

export const Shown: Story = {
  name: "Cambios",
  loaders: [evaAt("log", withChanges)],
  play: async ({ canvas, loaded, userEvent }) => {
    const { services } = loaded as Loaded;
    await userEvent.click(canvas.getByRole("button", { name: "Ver más" }));
    await services.calls.listChanges.last.answer({ changes: changes(14).slice(12) });
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Ver más" })).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole("link").at(-1)).toHaveFocus());
    await userEvent.click(canvas.getAllByRole("link", { name: /^Movió el pedido 8M2P/ })[0] as HTMLElement);
    await expect(services.calls.getServedOrder.last.input).toEqual({ id: "pedido-0" });
    await userEvent.keyboard("{Escape}");
  },
};

export const Loading: Story = { name: "Cargando", loaders: [evaAt("log")] };

export const Empty: Story = {
  name: "Sin cambios",
  loaders: [evaAt("log", answered("listChanges", { changes: [] }))],
};

export const Failed: Story = {
  name: "Sin registro por un fallo",
  loaders: [evaAt("log", refused("listChanges"))],
};

export const MoreFailed: Story = {
  name: "Sin los cambios anteriores por un fallo",
  loaders: [
    evaAt(
      "log",
      withChanges,
      (_, desk) => desk.getSnapshot().children.log?.send({ type: "list.more" }),
      refused("listChanges"),
    ),
  ],
};
