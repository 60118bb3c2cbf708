/** Structured data of a screen in the vocabulary of schema.org. Browsers do not execute it. */
export function JsonLd({ data }: { data: object }) {
  // Escapes `<`, so that a text of the catalogue cannot close the element.
  const text = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return <script dangerouslySetInnerHTML={{ __html: text }} type="application/ld+json" />;
}
