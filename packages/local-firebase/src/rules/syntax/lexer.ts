import { RulesSyntaxError, type Position } from "./rulesSyntaxError.ts";

export interface Token {
  readonly kind: "string" | "bytes" | "int" | "float" | "word" | "symbol" | "end";
  /** The text, for a string with its escapes resolved; for bytes, a character each. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly position: Position;
}

const PATTERN =
  /(?<blank>\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<string>b?(?:'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*"))|(?<float>\d+\.\d+(?:[eE][+-]?\d+)?)|(?<int>\d+)|(?<word>[A-Za-z_]\w*)|(?<symbol>&&|\|\||==|!=|<=|>=|\*\*|[-+*/%<>!?:;,.(){}[\]=$])/y;

const ESCAPES: Readonly<Record<string, string>> = {
  n: "\n",
  r: "\r",
  t: "\t",
  b: "\b",
  f: "\f",
  v: "\v",
  "0": "\0",
};

/** @throws RulesSyntaxError at a character that begins no token */
export function tokenize(source: string, fileName: string): Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(PATTERN);
  let line = 1;
  let lineStart = 0;
  let start = 0;
  while (start < source.length) {
    const position = { line, column: start - lineStart + 1 };
    pattern.lastIndex = start;
    const match = pattern.exec(source);
    if (!match?.groups) {
      const character = source[start] ?? "";
      const problem =
        character === "'" || character === '"' ? "unterminated string" : `unexpected "${character}"`;
      throw new RulesSyntaxError(fileName, position, problem);
    }
    const raw = match[0];
    const { string, float, int, word, symbol } = match.groups;
    const end = start + raw.length;
    if (string?.startsWith("b"))
      tokens.push({ kind: "bytes", text: unescapeBytes(raw.slice(2, -1)), start, end, position });
    else if (string !== undefined)
      tokens.push({ kind: "string", text: unescape(raw.slice(1, -1)), start, end, position });
    else if (float !== undefined) tokens.push({ kind: "float", text: raw, start, end, position });
    else if (int !== undefined) tokens.push({ kind: "int", text: raw, start, end, position });
    else if (word !== undefined) tokens.push({ kind: "word", text: raw, start, end, position });
    else if (symbol !== undefined) tokens.push({ kind: "symbol", text: raw, start, end, position });
    for (let i = raw.indexOf("\n"); i >= 0; i = raw.indexOf("\n", i + 1)) {
      line += 1;
      lineStart = start + i + 1;
    }
    start = end;
  }
  const position = { line, column: start - lineStart + 1 };
  tokens.push({ kind: "end", text: "the end of the file", start, end: start, position });
  return tokens;
}

function unescape(text: string): string {
  return text.replace(/\\(u[0-9a-fA-F]{4}|[\s\S])/g, (_whole, escape: string) =>
    escape.length === 5 ? String.fromCharCode(parseInt(escape.slice(1), 16)) : (ESCAPES[escape] ?? escape),
  );
}

/** Of `b'...'`: text stands for its UTF-8, `\xFF` and `\377` for one byte. */
function unescapeBytes(text: string): string {
  const parts = text.match(/\\x[0-9a-fA-F]{2}|\\[0-3][0-7]{2}|\\[\s\S]|[^\\]+/g) ?? [];
  const bytes = parts.map((part) => {
    if (/^\\x./.test(part)) return Buffer.from(part.slice(2), "hex");
    return /^\\\d{3}/.test(part) ? Buffer.of(parseInt(part.slice(1), 8)) : Buffer.from(unescape(part));
  });
  return Buffer.concat(bytes).toString("latin1");
}
