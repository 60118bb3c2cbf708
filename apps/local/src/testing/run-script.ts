import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { COMPILE_CACHE } from "../start/folders.ts";

export type Script = ReturnType<typeof runProgram>;

/**
 * Runs a script of this package as a process of its own, which does not outlive ours.
 * @param path relative to `src`
 * @param variables on top of our own
 */
export function runScript(
  path: string,
  { args = [], variables = {} }: { args?: readonly string[]; variables?: NodeJS.ProcessEnv },
) {
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  return runProgram(process.execPath, { args: [file, ...args], variables });
}

/** Runs a program in the same way. */
export function runProgram(
  program: string,
  { args, variables }: { args: readonly string[]; variables: NodeJS.ProcessEnv },
) {
  const child = spawn(program, args, {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE, ...variables },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const { pid, stdout, stderr } = child;
  if (pid === undefined || !stdout || !stderr) throw new Error(`${program} cannot be run`);
  // Its own "close" is never emitted after our disconnecting.
  const end = Promise.all([once(child, "exit"), once(stdout, "close"), once(stderr, "close")]);
  const kill = (): void => void child.kill("SIGKILL");
  process.once("exit", kill);
  void end.then(() => process.off("exit", kill));

  let written = "";
  for (const stream of [stdout, stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      written += text;
    });
  return {
    pid,
    /** What it has written so far, on both streams. */
    output: () => written,
    /** Resolves with the match of the pattern in the output. Rejects when the script ends without it. */
    reads: (pattern: RegExp) =>
      new Promise<RegExpExecArray>((resolve, reject) => {
        const look = (): void => {
          const match = pattern.exec(written);
          if (match) resolve(match);
        };
        stdout.on("data", look);
        stderr.on("data", look);
        void end.then(() => reject(new Error(`${program} ended without ${pattern}: ${written}`)));
        look();
      }),
    /** Waits for the exit; the code is null when a signal ended it. */
    ended: async () => {
      await end;
      return child.exitCode;
    },
    signal: (name: "SIGINT" | "SIGTERM" | "SIGKILL") => void child.kill(name),
    /** Closes our end of its IPC channel, as if this process died. */
    disconnect: () => child.disconnect(),
  };
}
