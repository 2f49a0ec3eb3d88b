import { colours, fonts, photoColours, radii, space, textSizes } from "@carnation/tokens";

interface DesignToken {
  readonly $value: unknown;
  readonly $description?: string;
}

const dimension = (value: number): DesignToken => ({ $value: { value, unit: "px" } });

function mapValues<V, W>(record: Readonly<Record<string, V>>, change: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

/**
 * The tokens in the format of the W3C Design Tokens Community Group, with one colour group per theme.
 * Alpha colours and shadows stay in the style sheet: the format has no portable way to say them yet.
 */
export function tokensJson(): string {
  const opaque = Object.fromEntries(
    Object.entries(colours).filter(([, token]) => token.light.startsWith("#")),
  );
  const theme = (name: "light" | "dark"): Record<string, DesignToken> =>
    mapValues(opaque, (token) => ({ $value: token[name], $description: token.role }));
  const document = {
    color: {
      $type: "color",
      light: theme("light"),
      dark: theme("dark"),
      photo: mapValues(photoColours, (token) => ({ $value: token.value, $description: token.role })),
    },
    fontFamily: {
      $type: "fontFamily",
      ...mapValues(fonts, (stack) => ({
        $value: stack.split(", ").map((family) => family.replaceAll('"', "")),
      })),
    },
    fontSize: {
      $type: "dimension",
      ...mapValues(textSizes, (token) => ({ ...dimension(token.desktop), $description: token.role })),
    },
    space: { $type: "dimension", ...mapValues(space, dimension) },
    radius: {
      $type: "dimension",
      ...mapValues(radii, (token) => ({ ...dimension(token.value), $description: token.role })),
    },
  };
  // The formatter of this repository writes a short list on one line.
  const json = JSON.stringify(document, null, 2).replaceAll(/\[\s+([^\]]+?)\s+\]/gu, (_, items: string) => {
    return `[${items.replaceAll(/\s*\n\s*/gu, " ")}]`;
  });
  return `${json}\n`;
}
