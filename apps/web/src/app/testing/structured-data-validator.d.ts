declare module "@adobe/structured-data-validator" {
  type Issue = { severity: "ERROR" | "WARNING"; issueMessage: string };

  /** What a search engine asks of each type that it shows: fields that must be there, and how they are written. */
  export default class Validator {
    validate(data: {
      jsonld: Record<string, object[]>;
      microdata: Record<string, object[]>;
      rdfa: Record<string, object[]>;
    }): Promise<Issue[]>;
  }
}
