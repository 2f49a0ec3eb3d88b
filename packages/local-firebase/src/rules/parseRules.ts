import { checkNames } from "./checkNames.ts";
import { parseExpression } from "./parseExpression.ts";
import { parsePattern } from "./parsePath.ts";
import {
  OPERATIONS,
  type Allow,
  type Block,
  type Match,
  type Operation,
  type RuleFunction,
  type Ruleset,
  type Service,
} from "./ruleset.ts";
import { TokenStream } from "./tokenStream.ts";

const METHODS: Readonly<Record<string, readonly Operation[]>> = {
  ...Object.fromEntries(OPERATIONS.map((operation) => [operation, [operation]])),
  read: ["get", "list"],
  write: ["create", "update", "delete"],
};
const SERVICES = new Set(["cloud.firestore", "firebase.storage"]);

/**
 * Reads a rules file of `rules_version = '2'`.
 * @param fileName stands in error messages
 * @throws RulesSyntaxError `file:line:column: problem`, also for functions that do not exist
 */
export function parseRules(source: string, fileName: string): Ruleset {
  const tokens = new TokenStream(source, fileName);
  const start = tokens.peek();
  if (!tokens.accept("rules_version"))
    throw tokens.error(start, "the file must begin with rules_version = '2';");
  tokens.expect("=");
  const version = tokens.take();
  if (version.kind !== "string" || version.text !== "2")
    throw tokens.error(version, "only rules_version '2' is offered");
  tokens.expect(";");
  const services: Service[] = [];
  while (tokens.peek().kind !== "end") services.push(parseService(tokens));
  if (services.length === 0) throw tokens.unexpected('"service"');
  const ruleset = { fileName, services };
  checkNames(ruleset);
  return ruleset;
}

function parseService(tokens: TokenStream): Service {
  tokens.expect("service");
  const token = tokens.peek();
  let name = tokens.expectWord("a service");
  while (tokens.accept(".")) name += `.${tokens.expectWord("a service")}`;
  if (!SERVICES.has(name)) throw tokens.error(token, `the service ${name} is not offered`);
  tokens.expect("{");
  return { name, body: parseBlock(tokens, 0) };
}

/** Everything up to the closing brace. */
function parseBlock(tokens: TokenStream, depth: number): Block {
  const functions = new Map<string, RuleFunction>();
  const allows: Allow[] = [];
  const matches: Match[] = [];
  if (depth > 50) throw tokens.error(tokens.peek(), "the matches are nested too deeply");
  for (;;) {
    if (tokens.accept("}")) return { functions, allows, matches };
    const token = tokens.peek();
    if (tokens.accept("match")) {
      const pattern = parsePattern(tokens);
      tokens.expect("{");
      matches.push({ pattern, body: parseBlock(tokens, depth + 1) });
    } else if (tokens.accept("function")) {
      const parsed = parseFunction(tokens);
      if (functions.has(parsed.name))
        throw tokens.error(token, `the function ${parsed.name} stands twice here`);
      functions.set(parsed.name, parsed);
    } else if (tokens.accept("allow")) allows.push(parseAllow(tokens, token.position));
    else throw tokens.unexpected('"match", "allow", "function" or "}"');
  }
}

function parseAllow(tokens: TokenStream, position: Allow["position"]): Allow {
  const operations = new Set<Operation>();
  do {
    const token = tokens.peek();
    const method = tokens.expectWord("an operation");
    const expanded = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
    if (!expanded)
      throw tokens.error(
        token,
        `"${method}" is not an operation (get, list, create, update, delete, read, write)`,
      );
    for (const operation of expanded) operations.add(operation);
  } while (tokens.accept(","));
  if (!tokens.accept(":")) {
    tokens.expect(";");
    return { operations, condition: { kind: "literal", value: true, position }, position };
  }
  tokens.expect("if");
  const condition = parseExpression(tokens);
  tokens.expect(";");
  return { operations, condition, position };
}

function parseFunction(tokens: TokenStream): RuleFunction {
  const name = tokens.expectWord("a function's name");
  const parameters: string[] = [];
  tokens.expect("(");
  while (!tokens.accept(")")) {
    parameters.push(tokens.expectWord("a parameter"));
    if (!tokens.sees(")")) tokens.expect(",");
  }
  tokens.expect("{");
  const bindings: RuleFunction["bindings"][number][] = [];
  while (tokens.accept("let")) {
    const binding = tokens.expectWord("a variable");
    tokens.expect("=");
    bindings.push({ name: binding, value: parseExpression(tokens) });
    tokens.expect(";");
  }
  tokens.expect("return");
  const result = parseExpression(tokens);
  tokens.accept(";");
  tokens.expect("}");
  return { name, parameters, bindings, result };
}
