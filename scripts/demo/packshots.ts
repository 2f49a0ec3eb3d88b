import sharp from "sharp";

/** Side of a picture, in pixels: a card shows 322, a page 280, each on dense screens. */
const SIDE_PX = 480;

const INK = "#2b3142";

/** Describes what a drawing is coloured with: a background, the body, and what is darker on it. */
interface Palette {
  readonly ground: string;
  readonly body: string;
  readonly deep: string;
}

/** Six palettes of warm and quiet tones, of which no two neighbours of the catalogue are the same. */
const palettes: readonly Palette[] = [
  { ground: "#f3e9e3", body: "#fdf8f4", deep: "#d8a892" },
  { ground: "#e9ece6", body: "#f9fbf7", deep: "#9db29a" },
  { ground: "#f4ecdc", body: "#fdf9ef", deep: "#d9b572" },
  { ground: "#e8e9ef", body: "#f8f8fc", deep: "#9aa3bf" },
  { ground: "#f2e6e8", body: "#fcf6f7", deep: "#cf94a0" },
  { ground: "#e4edec", body: "#f6fbfa", deep: "#8fb3ad" },
];

/** The label of a bottle: a band and two lines of what could be words. */
function label(x: number, y: number, width: number, deep: string): string {
  const middle = x + width / 2;
  return `<rect x="${x}" y="${y}" width="${width}" height="44" fill="${deep}" fill-opacity=".32" stroke="none"/>
<path d="M${middle - width / 5} ${y + 17}h${(width * 2) / 5}M${middle - width / 8} ${y + 29}h${width / 4}" stroke-width="2.2"/>`;
}

/** The drawings on a field of 240 × 240, as the kit draws its own: a line of one width, here with some colour in it. */
const drawings = {
  dropper: ({ body, deep }: Palette) => `<path d="M108 30c0-8 24-8 24 0v26h-24z" fill="${deep}"/>
<path d="M101 56h38v18h-38z" fill="${body}"/><path d="M92 74h56a14 14 0 0 1 14 14v108a12 12 0 0 1-12 12H90a12 12 0 0 1-12-12V88a14 14 0 0 1 14-14Z" fill="${body}"/>${label(78, 122, 84, deep)}`,
  tube: ({ body, deep }: Palette) => `<path d="M82 32h76l-12 136h-52z" fill="${body}"/><path d="M84 46h72"/>
<path d="M94 168h52v38a4 4 0 0 1-4 4H98a4 4 0 0 1-4-4z" fill="${deep}"/>${label(92, 84, 56, deep)}`,
  sun: ({ body, deep }: Palette) => `<path d="M82 32h76l-10 136h-56z" fill="${body}"/><path d="M84 46h72"/>
<path d="M92 168h56v38a4 4 0 0 1-4 4H96a4 4 0 0 1-4-4z" fill="${deep}"/><circle cx="120" cy="104" r="15" fill="${deep}"/>
<path d="M120 80v-8M120 136v-8M96 104h-8M152 104h-8M103 87l-5-5M142 126l-5-5M137 87l5-5M98 126l5-5"/>`,
  jar: ({
    body,
    deep,
  }: Palette) => `<path d="M56 76h128v40H56z" fill="${deep}"/><path d="M62 116h116v66a18 18 0 0 1-18 18H80a18 18 0 0 1-18-18z" fill="${body}"/>
<path d="M92 146h56M104 162h32" stroke-width="2.2"/>`,
  pump: ({
    body,
    deep,
  }: Palette) => `<path d="M88 34h36v16M106 34v24" fill="none"/><path d="M96 58h32v20H96z" fill="${deep}"/>
<path d="M84 78h56a12 12 0 0 1 12 12v106a12 12 0 0 1-12 12H84a12 12 0 0 1-12-12V90a12 12 0 0 1 12-12Z" fill="${body}"/>${label(72, 120, 80, deep)}`,
  spray: ({
    body,
    deep,
  }: Palette) => `<path d="M98 38h36l8 14v12H98z" fill="${deep}"/><path d="M156 34l10-5M158 44h12M156 54l10 5" fill="none"/>
<path d="M94 64h48a10 10 0 0 1 10 10v124a10 10 0 0 1-10 10H94a10 10 0 0 1-10-10V74a10 10 0 0 1 10-10Z" fill="${body}"/>${label(84, 114, 68, deep)}`,
  lotion: ({ body, deep }: Palette) => `<path d="M96 32h48v30H96z" fill="${deep}"/>
<path d="M92 62h56c12 10 18 20 18 36v98a12 12 0 0 1-12 12H86a12 12 0 0 1-12-12V98c0-16 6-26 18-36Z" fill="${body}"/>${label(74, 118, 92, deep)}`,
  hands: ({
    body,
    deep,
  }: Palette) => `<path d="M120 34c32 0 50 27 50 62s-20 66-50 66-50-31-50-66 18-62 50-62Z" fill="${body}"/>
<path d="M98 92c6-5 13-5 18 0M124 92c6-5 13-5 18 0M108 130c8 6 16 6 24 0" fill="none"/>
<path d="M52 208c0-30 6-52 22-72 8-8 16 0 10 9-8 13-10 22-8 40M188 208c0-30-6-52-22-72-8-8-16 0-10 9 8 13 10 22 8 40" fill="${deep}" fill-opacity=".55"/>`,
  lamp: ({
    body,
    deep,
  }: Palette) => `<path d="M58 60c0-16 124-16 124 0l8 34H50z" fill="${body}"/><path d="M50 94h140" />
<path d="M74 110l-10 30M104 110l-4 40M136 110l4 40M166 110l10 30" stroke="${deep}" stroke-width="5"/>
<path d="M120 46V28" fill="none"/><path d="M84 200c6-18 20-26 36-26s30 8 36 26" fill="${deep}" fill-opacity=".5"/>`,
  device: ({
    body,
    deep,
  }: Palette) => `<g transform="rotate(28 120 120)"><path d="M120 190c0 26 34 14 44 34" fill="none"/>
<path d="M104 92h32l-5 90a8 8 0 0 1-8 8h-6a8 8 0 0 1-8-8z" fill="${body}"/><path d="M84 50h72v18c0 14-10 24-24 24h-24c-14 0-24-10-24-24z" fill="${deep}"/>
<path d="M80 40h80v12H80z" fill="${body}"/><path d="M113 116h14M114 130h12" stroke-width="2.2"/></g>`,
  bowl: ({
    body,
    deep,
  }: Palette) => `<path d="M50 118h140c0 42-26 72-70 72s-70-30-70-72Z" fill="${body}"/><path d="M62 118c14-16 28 8 44-4s34 8 72 4" fill="${deep}"/>
<path d="M142 112l36-70a7 7 0 0 1 13 6l-34 66" fill="${body}"/><path d="M92 204h56" />`,
  stone: ({
    body,
    deep,
  }: Palette) => `<path d="M70 66c18-32 74-34 96-4 10 14 4 28-8 30-16 3-18 16-8 26 20 22 18 60-12 76-34 18-74-4-82-48-5-28 2-58 14-80Z" fill="${deep}" fill-opacity=".7"/>
<path d="M88 90c-8 22-10 48 2 68" stroke="${body}" stroke-width="5" fill="none"/>`,
} as const satisfies Readonly<Record<string, (palette: Palette) => string>>;

type DrawingName = keyof typeof drawings;

/** Holds what a recommendation is drawn as, by the words of its name and subcategory; the first that fits. */
const kinds: readonly (readonly [words: RegExp, drawing: DrawingName])[] = [
  [/led/u, "lamp"],
  [/gua-sha|accessoire/u, "stone"],
  [/peeling|argile|enzymatique/u, "bowl"],
  [/microcourant|radiofrequence|dermabrasion/u, "device"],
  [/massage|drainage|soin-|nettoyage-de-peau/u, "hands"],
  [/solaire/u, "sun"],
  [/brume/u, "spray"],
  [/lotion|demaquillant/u, "lotion"],
  [/nettoyant/u, "pump"],
  [/contour|fluide/u, "tube"],
  [/creme|masque/u, "jar"],
  [/serum/u, "dropper"],
];

/**
 * Draws a recommendation of the demo.
 * @param id its id, of which the drawing is made
 * @param place its place in the catalogue, which gives its colours
 * @returns a WebP of a few kilobytes
 */
export async function drawPackshot(id: string, place: number): Promise<Buffer> {
  const palette = palettes[(place + 1) % palettes.length] ?? palettes[0];
  const drawing = kinds.find(([words]) => words.test(id))?.[1] ?? "dropper";
  if (palette === undefined) throw new RangeError("There is no palette");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="${SIDE_PX}" height="${SIDE_PX}">
<rect width="240" height="240" fill="${palette.ground}"/>
<ellipse cx="120" cy="199" rx="56" ry="6" fill="${palette.deep}" fill-opacity=".35"/>
<g transform="translate(22 26) scale(.82)" stroke="${INK}" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round">${drawings[drawing](palette)}</g>
</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer();
}
