// Unpacks the Chromium that @sparticuz/chromium carries into os.tmpdir(), which the caller sets.
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import chromium, { inflate } from "@sparticuz/chromium";

await mkdir(tmpdir(), { recursive: true });
const libraries = new URL("../bin/al2023.tar.br", import.meta.resolve("@sparticuz/chromium"));
await Promise.all([chromium.executablePath(), inflate(fileURLToPath(libraries))]);
await writeFile(
  `${tmpdir()}/fonts/fonts.conf`,
  '<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>\n',
);
