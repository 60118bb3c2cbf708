import { Box } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../src/button/button.tsx";
import { tokens } from "../src/theme/tokens/index.ts";
import { Grid, Part, Sheet, Specimen } from "./sheet.tsx";

const USES: Record<string, string> = {
  tick: "La cuenta del carrito cambia.",
  rise: "Llega un aviso.",
  "slide-from-right-full": "El carrito sale del lado derecho.",
  spin: "Algo va en camino y tarda.",
  breathe: "El hueco de lo que todavía no llega.",
};

const timing = "var(--chakra-durations-moderate) var(--chakra-easings-out)";

const animationOf = (name: string) =>
  ["spin", "breathe"].includes(name) ? `${name} 1.2s 3` : `${name} ${timing}`;

function Motions() {
  const [round, setRound] = useState(0);
  return (
    <>
      <Button onClick={() => setRound(round + 1)}>Ver otra vez</Button>
      <div style={{ marginTop: "2rem" }}>
        <Grid least="14rem">
          {Object.entries(USES).map(([name, use]) => (
            <Specimen key={name} name={name} value={use}>
              <div style={{ overflow: "hidden", padding: "0.5rem 0" }}>
                <Box
                  animation={animationOf(name)}
                  bg="gold.solid"
                  borderRadius="l2"
                  boxSize="3rem"
                  key={round}
                />
              </div>
            </Specimen>
          ))}
        </Grid>
      </div>
    </>
  );
}

const meta = { title: "Movimiento", tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Movimiento: Story = {
  name: "Movimiento",
  render: () => (
    <Sheet
      subtitle={
        <>
          Todo cambio dura {tokens.durations.moderate.value} con {tokens.easings.out.value}: sale rápido y se
          posa. Con movimiento reducido nada se mueve: el cambio se ve de una vez.
        </>
      }
      title="Movimiento"
    >
      <Part title="Lo único que se mueve solo">
        <Motions />
      </Part>
    </Sheet>
  ),
};
