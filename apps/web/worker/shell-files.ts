import { skeletonOf } from "./screens.ts";
import { outdatedNames, shellName } from "./names.ts";
import type { Shell, ShellFile } from "./shell.ts";
import type { WorkerContext } from "./worker-context.ts";

/**
 * Gets a whole version. What another version or an interrupted try has left is not fetched again.
 * @throws when a file is missing, or is not the one of this version: then none of it is ever used
 */
export async function installShell({ version, files }: Shell, context: WorkerContext): Promise<void> {
  const cache = await context.caches.open(shellName(version));
  await Promise.all(
    files.map(async (file) => {
      if (!(await cache.match(file.path))) await cache.put(file.path, await getFile(file, context));
    }),
  );
}

async function getFile({ path, integrity }: ShellFile, { caches, fetch }: WorkerContext): Promise<Response> {
  const isHashed = path.startsWith("/assets/");
  const known = isHashed ? await caches.match(path) : undefined;
  if (known) return known;
  const response = await fetch(path, {
    integrity,
    cache: isHashed ? "default" : "reload",
    redirect: "error",
    priority: "low", // the page in use goes first
  });
  if (!response.ok) throw new Error(`${path} is answered with ${response.status}`);
  return response;
}

/** Ends what earlier versions have left. */
export async function tidyUp({ version }: Shell, { caches }: WorkerContext): Promise<void> {
  const names = outdatedNames(await caches.keys(), version);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The skeleton of a screen, of the version that this worker is. */
export async function answerScreen(
  request: Request,
  { version }: Shell,
  context: WorkerContext,
): Promise<Response> {
  const cache = await context.caches.open(shellName(version));
  return (await cache.match(skeletonOf(new URL(request.url).pathname))) ?? context.fetch(request);
}

/** A file of this version, or of the one that the page which asks is of: their names never collide. */
export async function answerFile(
  request: Request,
  { version }: Shell,
  context: WorkerContext,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const cache = await context.caches.open(shellName(version));
  return (await cache.match(pathname)) ?? (await context.caches.match(pathname)) ?? context.fetch(request);
}
