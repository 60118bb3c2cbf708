import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export type StoredMessage = { name: string; email: string; message: string };

/** The messages that the shop has received from an e-mail address. */
export function storedMessages(dataFolder: string, email: string): StoredMessage[] {
  const database = new DatabaseSync(join(dataFolder, "shop.sqlite"), { readOnly: true });
  try {
    return database
      .prepare("SELECT doc FROM doc_messages WHERE json_extract(doc, '$.email') = ?")
      .all(email)
      .map(({ doc }) => JSON.parse(String(doc)) as StoredMessage);
  } finally {
    database.close();
  }
}
