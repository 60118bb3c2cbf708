import type { Choice } from "./account-picker.ts";

/** Works with a window that the click has opened, and leaves none behind. */
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
