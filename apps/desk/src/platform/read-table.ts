import { MAX_CATALOG_LENGTH } from "@shop/contract";
import type { ReadTable } from "../machine/catalog-import-machine.ts";

/** Signs that other files have. In JSON each would take six bytes. */
// oxlint-disable-next-line no-control-regex -- they are what it looks for
const NO_TEXT = /[\0-\u0008]/;

/** The text of a file in UTF-8, without the byte order mark of a spreadsheet. */
export const readTable: ReadTable = async (file) => {
  // No text has more characters than bytes.
  if (file.size > MAX_CATALOG_LENGTH) return { csv: "", fileError: "tooLarge" };
  const csv = await file.text();
  // What stands for a byte that is none of UTF-8.
  const isText = !csv.includes("\uFFFD") && !NO_TEXT.test(csv);
  return isText ? { csv, fileError: null } : { csv: "", fileError: "notText" };
};
