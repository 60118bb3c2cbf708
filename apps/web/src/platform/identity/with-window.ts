import type { AccountPicker } from "./account-picker.ts";

/** Runs work with the window that the click has opened, and closes it afterwards. */
export async function withWindow<T>(
  picker: AccountPicker | undefined,
  work: (picker: AccountPicker | undefined) => Promise<T>,
): Promise<T> {
  try {
    return await work(picker);
  } finally {
    picker?.close();
  }
}
