/** A page with normalized white space. */
export interface Visit {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

/** Opens a page, or sends its form. */
export async function visit(url: string, form?: Readonly<Record<string, string>>): Promise<Visit> {
  const response = await fetch(url, {
    redirect: "manual",
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
  });
  const html = (await response.text()).replaceAll(/\s+/g, " ");
  return { status: response.status, headers: response.headers, html };
}

/** The heading of a page. */
export function headingOf({ html }: Visit): string {
  return /<h1>(?<text>.*?)<\/h1>/.exec(html)?.groups?.text ?? "no heading";
}
