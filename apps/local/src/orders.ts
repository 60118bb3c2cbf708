import { parseArgs } from "node:util";
import type { OrderAction } from "@shop/contract";
import { orderAction } from "@shop/contract/schemas";
import { readOpenOrders, serveOrder, type Store } from "@shop/functions";
import { describeOrder, describeServed } from "./orders/describe-order.ts";
import { readEnvironment } from "./start/environment.ts";
import { openStore } from "./start/open-store.ts";
import { runCommand } from "./start/run-command.ts";
import { StartError } from "./start/start-error.ts";
import { toStartError } from "./start/to-start-error.ts";

const USAGE = `Usa: npm run orders -- [${orderAction.options.join("|")} PEDIDO] [--project PROYECTO]. Sin nada más, lista los pedidos abiertos.`;

// The command behind `npm run orders`.
await runCommand(async () => {
  const { dataFolder } = readEnvironment(process.env);
  const { action, name, project } = readArguments(process.argv.slice(2));
  const store = await openStore(dataFolder, project);
  try {
    await (action === undefined ? list(store) : serve(store, action, name));
  } catch (error) {
    throw toStartError(error, dataFolder);
  } finally {
    await store.close();
  }
});

async function list(store: Store): Promise<void> {
  let isEmpty = true;
  for await (const order of readOpenOrders(store)) {
    isEmpty = false;
    console.log(describeOrder(order));
  }
  if (isEmpty) console.log("No hay pedidos abiertos.");
}

async function serve(store: Store, action: OrderAction, name: string): Promise<void> {
  const served = await serveOrder(store, { action, name, at: new Date() });
  if (!served)
    throw new StartError(`No hay ningún pedido ${name}. Sin argumentos, npm run orders los lista.`);
  if (served.before.state === served.after.state) throw new StartError(describeServed(served));
  console.log(describeServed(served));
}

function readArguments(args: string[]): { action: OrderAction | undefined; name: string; project?: string } {
  const { values, positionals } = parse(args);
  const [word, name = "", ...others] = positionals;
  const action = orderAction.options.find((each) => each === word);
  const isServing = action !== undefined && name !== "" && others.length === 0;
  if ((word !== undefined && !isServing) || values.project === "") throw new StartError(USAGE);
  return { action, name, ...(values.project !== undefined && { project: values.project }) };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { project: { type: "string" } } });
  } catch (error) {
    throw new StartError(USAGE, { cause: error });
  }
}
