// `npm run flows`: says where the machines of the running shop are. With words after it, what `tools/machines` does with the
// machines without running them.
const words = process.argv.slice(2);
const origin = `http://127.0.0.1:${process.env.PORT || "4173"}`;

if (words.length > 0)
  process.exitCode = await (await import("../machines/src/flows-command.ts")).flowsCommand(words);
else if (await isOpen())
  console.log(
    [
      `Los flujos:            ${origin}/flujos.html`,
      `La tienda que siguen:  ${origin}/home?inspect`,
      `Los dos a la vez:      ${origin}/home?inspect=panel`,
    ].join("\n"),
  );
else {
  console.error(`No hay una tienda abierta en ${origin}: ábrela con npm start (otro puerto: PORT=8080).`);
  process.exitCode = 1;
}

async function isOpen() {
  try {
    const answer = await fetch(`${origin}/api/httpHealth`, { signal: AbortSignal.timeout(3000) });
    // Only the shop answers its health check with these words.
    return /^\{"status":"(?:ok|unavailable)"\}\s*$/.test(await answer.text());
  } catch {
    return false;
  }
}
