/** Says in the vocabulary of schema.org what a screen is about. It is data: no browser runs it. */
export function JsonLd({ data }: { data: object }) {
  // A text of the catalogue must not end the element.
  const text = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return <script dangerouslySetInnerHTML={{ __html: text }} type="application/ld+json" />;
}
