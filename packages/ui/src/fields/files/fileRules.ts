/** Describes what a file must be to be taken. */
export interface FileRules {
  /** As the `accept` attribute of a file input: `image/jpeg,image/*,.pdf`. Anything when absent. */
  readonly accept?: string | undefined;
  /** Largest size, in bytes. */
  readonly maxBytes?: number | undefined;
}

export type FileProblem = "wrongType" | "tooLarge" | "empty";

// Browsers outside Apple's give a HEIC file no type at all: then its extension speaks.
const typesByExtension: Readonly<Record<string, string>> = {
  heic: "image/heic",
  heif: "image/heif",
  avif: "image/avif",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  pdf: "application/pdf",
};

const extensionOf = (name: string): string => /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? "";

const tokensOf = (accept: string): readonly string[] =>
  accept
    .split(",")
    .map((token) => token.trim().toLowerCase())
    .filter(Boolean);

/** Tells whether an `accept` attribute lets a file through: dropped and pasted files are not filtered by the browser. */
export function isAccepted(file: Pick<File, "name" | "type">, accept: string | undefined): boolean {
  const tokens = tokensOf(accept ?? "");
  if (tokens.length === 0) return true;
  const extension = extensionOf(file.name);
  const type = (file.type || typesByExtension[extension]) ?? "";
  return tokens.some((token) => {
    if (token.startsWith(".")) return token === `.${extension}`;
    if (token.endsWith("/*")) return type.startsWith(token.slice(0, -1));
    return token === type;
  });
}

/** Tells why a file cannot be taken; `null` when it can. */
export function fileProblem(
  file: Pick<File, "name" | "type" | "size">,
  { accept, maxBytes }: FileRules,
): FileProblem | null {
  if (!isAccepted(file, accept)) return "wrongType";
  if (file.size === 0) return "empty";
  return maxBytes !== undefined && file.size > maxBytes ? "tooLarge" : null;
}

/** Tells whether HEIC photos may be chosen. */
export function acceptsHeic(accept: string | undefined): boolean {
  return tokensOf(accept ?? "").some((token) => /heic|heif/u.test(token));
}

const formatNames: Readonly<Record<string, string>> = { webp: "WebP", "svg+xml": "SVG", plain: "TXT" };

/**
 * The accepted formats as one reads them: « JPEG, PNG ou HEIC ».
 * @param anyImage the words for `image/*`
 */
export function acceptedFormats(
  accept: string | undefined,
  { locale, anyImage }: { readonly locale: string; readonly anyImage: string },
): string {
  const names = tokensOf(accept ?? "").map((token) => {
    if (token === "image/*") return anyImage;
    const format = token.replace(/^.*[./]/u, "");
    return formatNames[format] ?? format.toUpperCase();
  });
  // HEIF is the container of HEIC: naming both teaches nothing.
  const shown = [...new Set(names)].filter((name) => name !== "HEIF" || !names.includes("HEIC"));
  return new Intl.ListFormat(locale, { type: "disjunction" }).format(shown);
}
