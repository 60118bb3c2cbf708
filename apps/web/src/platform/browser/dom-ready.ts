/** Resolves when all of the page has come: code that the browser has kept can be there before the end of a server-rendered page. */
export async function domReady(): Promise<void> {
  if (document.readyState !== "loading") return;
  await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
}
