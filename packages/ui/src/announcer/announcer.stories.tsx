import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Announcer } from "./announcer.tsx";
import guide from "./announcer.md?raw";

const meta = {
  title: "Avisos/Anuncio para lectores de pantalla",
  component: Announcer,
  parameters: { docs: { description: { component: guide } } },
  args: { text: "Llevas 1 producto.", delay: 300 },
  render: function Counting({ delay }) {
    const [units, setUnits] = useState(1);
    return (
      <>
        <Button onClick={() => setUnits((now) => now + 1)}>Agregar</Button>
        <Announcer delay={delay ?? 300} text={`Llevas ${units} productos.`} />
      </>
    );
  },
} satisfies Meta<typeof Announcer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TenClicksAreOneSentence: Story = {
  name: "Diez clics son una frase",
  play: async ({ canvas, canvasElement }) => {
    const region = canvasElement.querySelector("[aria-live]");
    const said: string[] = [];
    new MutationObserver(() => said.push(region?.textContent ?? "")).observe(region ?? canvasElement, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    await expect(region).toBeEmptyDOMElement();
    const add = canvas.getByRole("button", { name: "Agregar" });
    for (let click = 0; click < 10; click += 1) add.click();
    await waitFor(() => expect(said).toEqual(["Llevas 11 productos."]));
  },
};
