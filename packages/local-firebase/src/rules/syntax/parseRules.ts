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
import { RulesSyntaxError } from "./rulesSyntaxError.ts";
import { TokenStream } from "./tokenStream.ts";

const METHODS: Readonly<Record<string, readonly Operation[]>> = {
  ...Object.fromEntries(OPERATIONS.map((operation) => [operation, [operation]])),
  read: ["get", "list"],
  write: ["create", "update", "delete"],
};
const SERVICES = new Set(["cloud.firestore", "firebase.storage"]);

/** Production's limits of a rules file. */
const MAX_BYTES = 256 * 1024;
const MAX_NESTED_MATCHES = 10;
const MAX_PATH_SEGMENTS = 100;
const MAX_PATH_VARIABLES = 20;
const MAX_PARAMETERS = 7;
const MAX_BINDINGS = 10;

/**
 * Reads a rules file of `rules_version = '2'`.
 * @param fileName stands in error messages
 * @throws RulesSyntaxError `file:line:column: problem`, also for functions that do not exist
 */
export function parseRules(source: string, fileName: string): Ruleset {
  if (Buffer.byteLength(source) > MAX_BYTES)
    throw new RulesSyntaxError(fileName, { line: 1, column: 1 }, "the file is larger than 256 KiB");
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
  return { name, body: parseBlock(tokens, []) };
}

/**
 * Everything up to the closing brace.
 * @param outer the patterns of the matches around it
 */
function parseBlock(tokens: TokenStream, outer: readonly Match["pattern"][]): Block {
  const functions = new Map<string, RuleFunction>();
  const allows: Allow[] = [];
  const matches: Match[] = [];
  for (;;) {
    if (tokens.accept("}")) return { functions, allows, matches };
    const token = tokens.peek();
    if (tokens.accept("match")) {
      const pattern = parsePattern(tokens);
      const patterns = [...outer, pattern];
      const problem = excess(patterns);
      if (problem !== null) throw tokens.error(token, problem);
      tokens.expect("{");
      matches.push({ pattern, body: parseBlock(tokens, patterns) });
    } else if (tokens.accept("function")) {
      const parsed = parseFunction(tokens);
      if (functions.has(parsed.name))
        throw tokens.error(token, `the function ${parsed.name} stands twice here`);
      functions.set(parsed.name, parsed);
    } else if (tokens.accept("allow")) allows.push(parseAllow(tokens, token.position));
    else throw tokens.unexpected('"match", "allow", "function" or "}"');
  }
}

function excess(patterns: readonly Match["pattern"][]): string | null {
  const segments = patterns.flat();
  if (patterns.length > MAX_NESTED_MATCHES) return `more than ${MAX_NESTED_MATCHES} matches are nested`;
  if (segments.length > MAX_PATH_SEGMENTS) return `the path has more than ${MAX_PATH_SEGMENTS} segments`;
  const variables = segments.filter(({ kind }) => kind !== "fixed").length;
  return variables > MAX_PATH_VARIABLES ? `the path has more than ${MAX_PATH_VARIABLES} variables` : null;
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
  const { position } = tokens.peek();
  const name = tokens.expectWord("a function's name");
  const parameters: string[] = [];
  tokens.expect("(");
  while (!tokens.accept(")")) {
    if (parameters.length === MAX_PARAMETERS)
      throw tokens.error(tokens.peek(), `a function takes at most ${MAX_PARAMETERS} parameters`);
    parameters.push(tokens.expectWord("a parameter"));
    if (!tokens.sees(")")) tokens.expect(",");
  }
  tokens.expect("{");
  const bindings: RuleFunction["bindings"][number][] = [];
  while (tokens.sees("let")) {
    if (bindings.length === MAX_BINDINGS)
      throw tokens.error(tokens.peek(), `a function has at most ${MAX_BINDINGS} lets`);
    tokens.take();
    const binding = tokens.expectWord("a variable");
    tokens.expect("=");
    bindings.push({ name: binding, value: parseExpression(tokens) });
    tokens.expect(";");
  }
  tokens.expect("return");
  const result = parseExpression(tokens);
  tokens.accept(";");
  tokens.expect("}");
  return { name, position, parameters, bindings, result };
}
