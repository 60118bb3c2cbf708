import { staleFiles, writeFiles, type Files } from "./export-machines.ts";

const USAGE = "Usage: npm run flows:export [-- --check]";

type Export = {
  folder: string;
  /** What the folder should have; it takes a while. */
  readFiles: () => Promise<Files>;
  print: (line: string) => void;
};

/**
 * Writes the charts anew; with `--check` it writes nothing and names those that are out of date.
 * @param options of the command line
 * @returns the exit code: 1 when a check found something, 2 for another option
 */
export async function exportCommand(
  options: readonly string[],
  { folder, readFiles, print }: Export,
): Promise<number> {
  const [option, ...others] = options;
  if (others.length > 0 || (option !== undefined && option !== "--check")) {
    print(USAGE);
    return 2;
  }
  const isCheck = option === "--check";
  const files = await readFiles();
  const changed = isCheck ? staleFiles(files, folder) : writeFiles(files, folder);
  for (const name of changed) print(`docs/machines/${name}`);
  print(`${files.size} files, ${changed.length} of them ${isCheck ? "out of date" : "changed"}`);
  return isCheck && changed.length > 0 ? 1 : 0;
}
