import { parseSync, Visitor, type ESTree } from "vite";

/** A statement of a module's top level, which is never cut. */
export type Statement = {
  text: string;
  /** The names of the top level that it makes. */
  declares: string[];
  /** Every name in it but those of properties, its own variables among them: rather one too many. */
  mentions: ReadonlySet<string>;
  /** The names that it assigns, or, as a statement alone, a property of. */
  changes: ReadonlySet<string>;
  /** Whether it is there for what it does. */
  runs: boolean;
};

/** @throws for a form of statement that is not known */
export function readStatement(node: ESTree.Program["body"][number], text: string): Statement {
  const target = changedBy(node);
  const { mentions, changes } = namesIn(text);
  if (target !== undefined) changes.add(target);
  const declares = declaredBy(node);
  return { text, declares, mentions, changes, runs: declares.length === 0 && target === undefined };
}

function declaredBy(node: ESTree.Program["body"][number]): string[] {
  switch (node.type) {
    case "FunctionDeclaration":
    case "ClassDeclaration":
      return node.id ? [node.id.name] : [];
    case "VariableDeclaration":
      return node.declarations.map(({ id }) => {
        if (id.type !== "Identifier") throw new Error("a pattern declares names of the top level");
        return id.name;
      });
    case "ExpressionStatement":
      return [];
    default:
      throw new Error(`a ${node.type} at the top level`);
  }
}

/** The `a` of a statement `a.b.c = d;`, which belongs to what declares it. */
function changedBy(node: ESTree.Program["body"][number]): string | undefined {
  if (node.type !== "ExpressionStatement" || node.expression.type !== "AssignmentExpression")
    return undefined;
  let target: ESTree.Node = node.expression.left;
  while (target.type === "MemberExpression") target = target.object;
  return target.type === "Identifier" ? target.name : undefined;
}

function namesIn(text: string) {
  const mentions = new Set<string>();
  const changes = new Set<string>();
  const properties = new Set<ESTree.Node>();
  const setKey = ({ computed, key }: { computed: boolean; key: ESTree.Node }) => {
    if (!computed) properties.add(key);
  };
  const setChange = (node: ESTree.Node) => {
    if (node.type === "Identifier") changes.add(node.name);
  };
  new Visitor({
    MemberExpression: ({ computed, property }) => {
      if (!computed) properties.add(property);
    },
    Property: setKey,
    MethodDefinition: setKey,
    PropertyDefinition: setKey,
    AssignmentExpression: ({ left }) => setChange(left),
    UpdateExpression: ({ argument }) => setChange(argument),
    Identifier: (node) => {
      if (!properties.has(node)) mentions.add(node.name);
    },
  }).visit(parseSync("statement.js", text).program);
  return { mentions, changes };
}
