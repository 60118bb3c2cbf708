import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The accounts as the shop's data holds them, for what only its owner or the passing of time does to them. */
export class StoredAccounts {
  readonly #file: string;

  /** @param dataFolder of the running shop */
  constructor(dataFolder: string) {
    this.#file = join(dataFolder, "shop.sqlite");
  }

  /** Shuts an account, as the owner does in the console of the identity service. */
  shut(email: string): void {
    this.#change("UPDATE identity_users SET disabled = 1 WHERE email = ?", email);
  }

  /** Lets an hour pass since the sign-ins of an account; the tokens that it holds already do not know. */
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
