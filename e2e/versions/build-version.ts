// Run as a process of its own: a build reads and changes the environment of its process.
import { fileURLToPath } from "node:url";
import { build } from "vite";

const [, , folder = "", words = "{}"] = process.argv;
const changes = Object.entries(JSON.parse(words) as Record<string, string>);

await build({
  root: fileURLToPath(new URL("../../apps/web/", import.meta.url)),
  logLevel: "error",
  build: { outDir: folder, emptyOutDir: true },
  plugins: [
    {
      name: "other-words",
      enforce: "pre",
      transform: {
        filter: { id: /\/web\/src\/.*texts\.ts$/ },
        handler: (code) => changes.reduce((text, [before, after]) => text.replaceAll(before, after), code),
      },
    },
  ],
});
