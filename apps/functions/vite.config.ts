import { deployedPackage, runtimeDependencies } from "./build/deployed-package.ts";

/** Builds what is deployed, apps/functions/dist: our own code and zod in one file, other packages by name. */
export default {
  root: import.meta.dirname,
  build: {
    ssr: "src/deploy.ts",
    outDir: "dist",
    emptyOutDir: true,
    target: "es2024",
    minify: false,
    rolldownOptions: { output: { entryFileNames: "index.js" } },
  },
  ssr: { noExternal: true, external: runtimeDependencies().map(([name]) => name) },
  plugins: [deployedPackage()],
};
