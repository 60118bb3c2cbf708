/** A cover as JSON with a line for each step, so that another rule is seen in the difference. */
export function writtenCoverage(testPaths: readonly { title: string; steps: readonly unknown[] }[]): string {
  return `[\n${testPaths.map(written).join(",\n")}\n]\n`;
}

function written({ title, steps }: { title: string; steps: readonly unknown[] }): string {
  const lines = steps.map((step) => `    ${JSON.stringify(step)}`);
  return `  {\n  "title": ${JSON.stringify(title)},\n  "steps": [\n${lines.join(",\n")}\n  ]\n  }`;
}
