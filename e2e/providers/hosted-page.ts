/** A payment page, with a button for each answer. */
export function hostedPage(title: string, amount: string, answers: readonly string[]): string {
  const buttons = answers.map((name) => `<button name="answer" value="${name}">${name}</button>`).join(" ");
  return `<!doctype html><html lang="es"><meta charset="utf-8"><title>${title}</title>
<link rel="icon" href="data:,"><h1>${title}</h1><p>Total: ${amount}</p><form method="post">${buttons}</form></html>`;
}

/** The answer that was pressed. */
export function answerIn(body: string): string {
  return new URLSearchParams(body).get("answer") ?? "";
}
