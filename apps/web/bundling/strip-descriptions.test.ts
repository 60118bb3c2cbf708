// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { withoutDescriptions } from "./strip-descriptions.ts";

const strip = (code: string) => withoutDescriptions("some-machine.ts", code);

describe("the code of a machine", () => {
  it("loses the sentences that describe it, and nothing else", () => {
    const code = `setup({}).createMachine({ id: "door", description: "A door, open or not.", states: {
      open: { description: "It is open." },
      shut: { on: { knock: { target: "open", description: "In!" } } },
    } });`;
    expect(strip(code)).toBe(`setup({}).createMachine({ id: "door",  states: {
      open: {  },
      shut: { on: { knock: { target: "open",  } } },
    } });`);
  });

  it("keeps what is data, though it is called so", () => {
    const code = "const seen = { description: product.description, name: `a` } as const;";
    expect(strip(code)).toBe(code);
  });

  it("of the shop has many of them, and no other text that is lost", () => {
    const path = new URL("../../../packages/session-machine/src/session-machine.ts", import.meta.url);
    const code = readFileSync(path, "utf8");
    const lost = code.length - strip(code).length;
    expect(lost).toBeGreaterThan(code.length / 10);
    expect(strip(code)).not.toContain("description:");
    expect(strip(strip(code))).toBe(strip(code));
  });
});
