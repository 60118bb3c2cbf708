import type { Choice } from "./account-picker.ts";

/** Runs work with the window that the click has opened, and closes it afterwards. */
export async function withWindow<T>(
  choice: Choice | undefined,
  work: (choice: Choice | undefined) => Promise<T>,
): Promise<T> {
  try {
    return await work(choice);
  } finally {
    choice?.close();
  }
}
