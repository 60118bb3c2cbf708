import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Page } from "../page/page.tsx";
import { KeepFocus } from "./keep-focus.tsx";
import guide from "./keep-focus.md?raw";

const meta = {
  title: "Estructura/Guardar el foco",
  component: KeepFocus,
  parameters: { docs: { description: { component: guide } } },
  args: { children: null },
  render: () => <Shelf />,
} satisfies Meta<typeof KeepFocus>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TheNextOneHasTheFocus: Story = {
  name: "El foco queda en el siguiente",
  play: async ({ canvas, userEvent }) => {
    const remove = (name: string) => canvas.getByRole("button", { name: `Quitar ${name}` });
    remove("pan").focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(remove("miel")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(remove("leche")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
  },
};

/** An element that takes the focus itself keeps it, and a deliberate blur is not undone. */
export const OnlyWhatIsLostIsFound: Story = {
  name: "Se encuentra solo lo que falta",
  play: async ({ canvas, userEvent }) => {
    const bread = canvas.getByRole("button", { name: "Quitar pan" });
    bread.focus();
    bread.blur();
    await userEvent.click(canvas.getByRole("button", { name: "Afuera" }));
    await expect(canvas.getByRole("button", { name: "Afuera" })).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: "Quitar leche" })).toBeNull();
  },
};

function Shelf() {
  const [names, setNames] = useState(["leche", "pan", "miel"]);
  return (
    <Page width="text">
      <KeepFocus>
        {names.length > 0 && (
          <ul>
            {names.map((name) => (
              <li key={name}>
                <Button onClick={() => setNames(names.filter((other) => other !== name))}>
                  {`Quitar ${name}`}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </KeepFocus>
      <Button onClick={() => setNames(names.slice(1))} variant="surface">
        Afuera
      </Button>
    </Page>
  );
}
