import { tokenize, type Token } from "./lexer.ts";
import { RulesSyntaxError } from "./rulesSyntaxError.ts";

/** The tokens of a file with a cursor. */
export class TokenStream {
  readonly #fileName: string;
  readonly #tokens: readonly Token[];
  readonly #end: Token;
  #next = 0;

  constructor(source: string, fileName: string) {
    this.#fileName = fileName;
    this.#tokens = tokenize(source, fileName);
    const end = this.#tokens.at(-1);
    if (!end) throw new Error("a token list ends with an end token");
    this.#end = end;
  }

  peek(ahead = 0): Token {
    return this.#tokens[this.#next + ahead] ?? this.#end;
  }

  take(): Token {
    const token = this.peek();
    this.#next += 1;
    return token;
  }

  /** Tells whether the next token is this symbol or word. */
  sees(text: string): boolean {
    const token = this.peek();
    return (token.kind === "symbol" || token.kind === "word") && token.text === text;
  }

  /** Takes the next token if it is this symbol or word. */
  accept(text: string): boolean {
    if (!this.sees(text)) return false;
    this.#next += 1;
    return true;
  }

  expect(text: string): Token {
    if (!this.sees(text)) throw this.unexpected(`"${text}"`);
    return this.take();
  }

  expectWord(what: string): string {
    if (this.peek().kind !== "word") throw this.unexpected(what);
    return this.take().text;
  }

  unexpected(wanted: string): RulesSyntaxError {
    const token = this.peek();
    const found = token.kind === "end" ? token.text : `"${token.text}"`;
    return this.error(token, `expected ${wanted}, found ${found}`);
  }

  error(token: Token, problem: string): RulesSyntaxError {
    return new RulesSyntaxError(this.#fileName, token.position, problem);
  }
}
