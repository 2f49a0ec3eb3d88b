/** Fonts that every reader of PDF has: they need no file. */
export type Font = "regular" | "bold";

/** One line of text; `x` and `y` in points (1/72 inch) from the top left corner of an A4 sheet. */
export interface PdfText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly font?: Font;
  /** `right`: the text ends at `x`. */
  readonly align?: "left" | "right";
}

/** A hairline from left to right. */
export interface PdfLine {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const WIDTH = 595;
const HEIGHT = 842;

/** Signs of Windows-1252 that are not where Unicode has them. */
const SPECIAL: Readonly<Record<string, number>> = {
  "€": 0x80,
  "…": 0x85,
  "‘": 0x91,
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
  "–": 0x96,
  "—": 0x97,
  Œ: 0x8c,
  œ: 0x9c,
  Ÿ: 0x9f,
  "\u202F": 0xa0,
  "−": 0x96,
};

/** A sign as Windows-1252 has it; a question mark for what it has not. */
function byteOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0x3f;
  return SPECIAL[sign] ?? (code >= 0x20 && code <= 0xff && (code < 0x7f || code > 0x9f) ? code : 0x3f);
}

function literal(text: string): string {
  return Array.from(text, (sign) => {
    const byte = byteOf(sign);
    const isPlain = byte >= 0x20 && byte < 0x7f && !"()\\".includes(String.fromCharCode(byte));
    return isPlain ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, "0")}`;
  }).join("");
}

/**
 * Width of an amount or another text of digits, in thousandths of its size, from Adobe's metrics of Helvetica: digits
 * and the euro 556, blanks and punctuation 278. What is set to the right has nothing else.
 */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + (/[\d€–−]/u.test(sign) ? 556 : 278), 0);
}

function textOperator({ x, y, text, size, font = "regular", align = "left" }: PdfText): string {
  const left = align === "left" ? x : x - (widthOf(text) * size) / 1000;
  const name = font === "bold" ? "/F2" : "/F1";
  return `BT ${name} ${size} Tf ${left.toFixed(2)} ${HEIGHT - y} Td (${literal(text)}) Tj ET`;
}

function lineOperator({ x, y, width }: PdfLine): string {
  return `0.5 w 0.75 G ${x} ${HEIGHT - y} m ${x + width} ${HEIGHT - y} l S`;
}

/** A PDF of one A4 page: text in Helvetica and hairlines. */
export function pdfOf(title: string, texts: readonly PdfText[], lines: readonly PdfLine[]): Buffer {
  const stream = [...texts.map(textOperator), ...lines.map(lineOperator)].join("\n");
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) /ViewerPreferences << /DisplayDocTitle true >> >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    font("Helvetica"),
    font("Helvetica-Bold"),
    `<< /Title (${literal(title)}) /Producer (Carnation) >>`,
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = file.length;
  const entries = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\n`;
  file += `startxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}
