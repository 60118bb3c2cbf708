declare module "@adobe/structured-data-validator" {
  type Issue = { severity: "ERROR" | "WARNING"; issueMessage: string };

  /** What a search engine requires of each type: mandatory fields and their formats. */
  export default class Validator {
    validate(data: {
      jsonld: Record<string, object[]>;
      microdata: Record<string, object[]>;
      rdfa: Record<string, object[]>;
    }): Promise<Issue[]>;
  }
}
