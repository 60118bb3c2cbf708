/** Resolves in another task: what the page has been told meanwhile, by hand or by a machine, comes first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
