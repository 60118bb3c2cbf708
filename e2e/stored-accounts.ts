import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The accounts in the shop's data, for changes that only the owner or time causes. */
export class StoredAccounts {
  readonly #file: string;

  /** @param dataFolder of the running shop */
  constructor(dataFolder: string) {
    this.#file = join(dataFolder, "shop.sqlite");
  }

  /** Disables an account, as the owner does in the console of the identity service. */
  shut(email: string): void {
    this.#change("UPDATE identity_users SET disabled = 1 WHERE email = ?", email);
  }

  /** Makes the sign-ins of an account an hour older; its issued tokens do not change. */
  ageSignIns(email: string): void {
    this.#change(
      `UPDATE identity_refresh_tokens SET auth_time = auth_time - 3600
        WHERE uid = (SELECT uid FROM identity_users WHERE email = ?)`,
      email,
    );
    // Or the sign-ins would be older than the account.
    this.#change("UPDATE identity_users SET valid_since = valid_since - 3600 WHERE email = ?", email);
  }

  #change(statement: string, whose: string): void {
    const database = new DatabaseSync(this.#file, { timeout: 5000 });
    try {
      const { changes } = database.prepare(statement).run(whose);
      if (changes === 0) throw new Error(`nothing is stored about ${whose}`);
    } finally {
      database.close();
    }
  }
}
