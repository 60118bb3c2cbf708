import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { API, type Checker, type Type } from "typescript/unstable/sync";
import type { Schema } from "../schema/schema.ts";
import type { FoundMachine } from "./find-machines.ts";
import { toSchema } from "./to-schema.ts";

export type EventSchemas = Record<string, Schema>;

/** Where a machine's type has that of its events. */
const EVENTS = 1;

/**
 * What each machine's events carry, from the types that they are written with: by the id of the machine, and then
 * by the type of the event.
 */
export function readEventSchemas(root: string, machines: readonly FoundMachine[]): Map<string, EventSchemas> {
  const api = new API({ cwd: root });
  try {
    const projects = Map.groupBy(machines, ({ file }) => projectOf(root, file));
    const snapshot = api.updateSnapshot({ openProjects: [...projects.keys()] });
    return new Map(
      [...projects].flatMap(([name, found]) => {
        const project = snapshot.getProject(name);
        if (!project) throw new Error(`${name} is no project`);
        return found.map(({ machine, file, name: exported }) => {
          const source = project.program.getSourceFile(join(root, file));
          const module = source && project.checker.getSymbolAtLocation(source);
          const symbol =
            module && project.checker.getExportsOfModule(module).find((each) => each.name === exported);
          const type = symbol && project.checker.getTypeOfSymbol(symbol);
          if (!type?.isTypeReference()) throw new Error(`${file} has no type for ${exported}`);
          const events = project.checker.getTypeArguments(type)[EVENTS];
          return [machine.id, events ? schemasOf(project.checker, events) : {}] as const;
        });
      }),
    );
  } finally {
    api.close();
  }
}

function schemasOf(checker: Checker, events: Type): EventSchemas {
  const members = events.isUnionType() ? events.getTypes() : [events];
  const schemas = members.flatMap((member) => {
    const { properties: { type, ...fields } = {}, required = [] } = toSchema(checker, member);
    const names = [type?.const, ...(type?.enum ?? [])].filter((name) => typeof name === "string");
    const schema: Schema = {
      type: "object",
      properties: fields,
      required: required.filter((name) => name !== "type"),
    };
    return names.map((name) => [name, schema] as const);
  });
  return Object.fromEntries(schemas.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The nearest project around a file. */
function projectOf(root: string, file: string): string {
  const folder = dirname(file);
  const project = join(root, folder, "tsconfig.json");
  return existsSync(project) ? project : projectOf(root, folder);
}
