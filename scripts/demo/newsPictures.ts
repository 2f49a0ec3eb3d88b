import sharp from "sharp";

/** Size of a picture, in pixels: an article shows 704 across, a row of the list 208, each on dense screens. */
const [WIDTH_PX, HEIGHT_PX] = [960, 640];

const INK = "#2b3142";

/** Describes what a drawing is coloured with: a background, what is light on it, and what is darker. */
interface Palette {
  readonly ground: string;
  readonly body: string;
  readonly deep: string;
}

/** Quiet tones, of which no two neighbours of the list are the same. */
const palettes: readonly Palette[] = [
  { ground: "#f3e9e3", body: "#fdf8f4", deep: "#d8a892" },
  { ground: "#e8e9ef", body: "#f8f8fc", deep: "#9aa3bf" },
  { ground: "#e9ece6", body: "#f9fbf7", deep: "#9db29a" },
  { ground: "#f4ecdc", body: "#fdf9ef", deep: "#d9b572" },
  { ground: "#e4edec", body: "#f6fbfa", deep: "#8fb3ad" },
];

const face = (x: number, y: number, fill: string, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0-52c24 0 38 20 38 48S23 52 0 52-38 24-38-4s14-48 38-48Z" fill="${fill}"/>
<path d="M-20-8c5-4 10-4 14 0M6-8c5-4 10-4 14 0M-10 24c7 5 13 5 20 0M0-2v12l-4 4" fill="none"/></g>`;

/** The drawings on a field of 360 × 240: lines of one width, with some colour in them. */
const drawings = {
  photo: ({
    body,
    deep,
  }: Palette) => `<path d="M44 60h64v100H44z" fill="${body}"/><path d="M76 60v100M44 110h64"/>
<path d="M108 76l76 20M108 144l76-8" stroke="${deep}" stroke-width="5"/>${face(236, 116, body)}
<path d="M176 52v-14h24M296 52v-14h-24M176 180v14h24M296 180v14h-24" fill="none" stroke-width="3"/>`,
  talk: ({ body, deep }: Palette) => `${face(96, 96, body, 0.8)}${face(264, 96, deep, 0.8)}
<path d="M40 204c6-34 28-52 56-52s50 18 56 52zM208 204c6-34 28-52 56-52s50 18 56 52z" fill="${body}"/>
<path d="M146 158h68l8 46h-84z" fill="${deep}"/><path d="M158 190l14-12 12 6 18-16" fill="none"/>`,
  winter: ({
    body,
    deep,
  }: Palette) => `<path d="M40 40h132v120H40z" fill="${body}"/><path d="M106 40v120M40 100h132"/>
<path d="M72 58v24M62 64l20 12M82 64l-20 12M138 116v24M128 122l20 12M148 122l-20 12" stroke="${deep}" stroke-width="3"/>
<path d="M206 112h108v32H206z" fill="${deep}"/><path d="M212 144h96v40a14 14 0 0 1-14 14h-68a14 14 0 0 1-14-14z" fill="${body}"/><path d="M240 168h40"/>`,
  compare: ({
    body,
    deep,
  }: Palette) => `<path d="M44 40h120v130H44z" fill="${body}"/><path d="M196 40h120v130H196z" fill="${body}"/>
${face(104, 106, deep, 0.8)}${face(256, 106, deep, 0.8)}<path d="M60 206c40 0 60-6 100-12s60-14 140-16" fill="none" stroke-width="3"/>
<circle cx="60" cy="206" r="5" fill="${deep}"/><circle cx="300" cy="178" r="5" fill="${deep}"/>`,
  sun: ({ body, deep }: Palette) => `<circle cx="112" cy="96" r="34" fill="${deep}"/>
<path d="M112 44V26M112 166v-18M60 96H42M182 96h-18M75 59 62 46M162 146l-13-13M149 59l13-13M62 146l13-13"/>
<path d="M214 40h76l-10 124h-56z" fill="${body}"/><path d="M216 54h72"/><path d="M224 164h56v36a4 4 0 0 1-4 4h-48a4 4 0 0 1-4-4z" fill="${deep}"/><path d="M240 96h24M240 110h24"/>`,
  consent: ({
    body,
    deep,
  }: Palette) => `<path d="M92 34h104l28 28v146H92z" fill="${body}"/><path d="M196 34v28h28M112 88h84M112 108h84M112 128h52" fill="none"/>
<path d="M112 178c12-22 18-22 20-4s8 8 16-6 8 10 26 2" fill="none" stroke-width="3"/>
<path d="M222 146h64v52h-64z" fill="${deep}"/><path d="M236 146v-16c0-24 36-24 36 0v16" fill="none" stroke-width="3"/><path d="M254 166v12" stroke-width="3"/>`,
  quote: ({
    body,
    deep,
  }: Palette) => `<path d="M104 28h152v184H104z" fill="${body}"/><path d="M122 52h52" stroke-width="3"/>
<path d="M122 84h76M122 106h64M122 128h70"/><path d="M222 84h16M222 106h16M222 128h16" stroke="${deep}" stroke-width="5"/><path d="M122 148h116M200 164h38"/>
<path d="M128 194c12-20 16-20 18-4s10 6 16-6 10 10 30 2" fill="none" stroke-width="3"/>`,
  retinol: ({
    body,
    deep,
  }: Palette) => `<path d="M44 52h132v140H44z" fill="${body}"/><path d="M44 82h132M74 40v22M146 40v22"/>
<path d="M66 106h10M100 106h10M134 106h10M66 134h10M100 134h10M134 134h10M66 162h10M100 162h10" stroke="${deep}" stroke-width="8"/>
<path d="M248 34c0-8 24-8 24 0v28h-24z" fill="${deep}"/><path d="M241 62h38v16h-38z" fill="${body}"/>
<path d="M232 78h56a14 14 0 0 1 14 14v98a14 14 0 0 1-14 14h-56a14 14 0 0 1-14-14V92a14 14 0 0 1 14-14Z" fill="${body}"/><path d="M218 128h84v40h-84z" fill="${deep}" fill-opacity=".4"/>`,
  eye: ({
    body,
    deep,
  }: Palette) => `<path d="M72 104c40-56 176-56 216 0-40 44-176 44-216 0Z" fill="${body}"/><circle cx="180" cy="100" r="30" fill="${deep}"/><circle cx="180" cy="100" r="12" fill="${INK}"/>
<path d="M92 146c40 30 136 30 176 0M112 172c34 20 102 20 136 0" fill="none"/><path d="M70 62c50-40 170-40 220 0" fill="none"/>
<circle cx="118" cy="162" r="6" fill="${deep}"/><circle cx="180" cy="180" r="6" fill="${deep}"/><circle cx="242" cy="162" r="6" fill="${deep}"/>`,
  tones: () =>
    `${face(92, 118, "#f3d9c6", 0.95)}${face(180, 118, "#c68f66", 0.95)}${face(268, 118, "#7a4b33", 0.95)}`,
  glow: ({
    body,
    deep,
  }: Palette) => `<path d="M52 128h256"/><circle cx="64" cy="128" r="20" fill="${body}"/><circle cx="138" cy="128" r="20" fill="${body}"/>
<circle cx="212" cy="128" r="20" fill="${body}"/><circle cx="290" cy="128" r="24" fill="${deep}"/>
<path d="M290 88V72M290 184v-16M330 128h14M262 100l-10-10M318 100l10-10M318 156l10 10M262 156l-10 10"/>`,
  model: ({
    body,
    deep,
  }: Palette) => `<path d="M48 48h118v144H48z" fill="${body}"/><path d="M194 48h118v144H194z" fill="${body}"/>
<path d="M62 164c30-4 40-44 70-48s26 12 48 4 40-40 66-44 30 4 52-8" fill="none" stroke="${deep}" stroke-width="5"/><path d="M62 70h40M208 70h40M166 192h28" />`,
  calm: ({
    body,
    deep,
  }: Palette) => `${face(150, 112, body, 1.35)}<ellipse cx="122" cy="136" rx="13" ry="8" fill="${deep}" fill-opacity=".6" stroke="none"/><ellipse cx="180" cy="136" rx="13" ry="8" fill="${deep}" fill-opacity=".6" stroke="none"/>
<path d="M312 210c-4-40-20-62-46-72-12-4-18 8-8 14l18 12-54-22c-12-4-16 8-6 14l40 22c-8 20 4 32 22 32" fill="${body}"/><path d="M206 118c8 10 8 18 0 18s-8-8 0-18Z" fill="${deep}"/>`,
  welcome: ({
    body,
    deep,
  }: Palette) => `<path d="M52 36h84v168H52z" fill="${body}"/><path d="M52 36l56 20v168l-56-20z" fill="${deep}"/><path d="M96 132v12" stroke-width="3"/>
<path d="M176 128c0-16 44-16 44 0v40h-44zM256 128c0-16 44-16 44 0v40h-44z" fill="${body}"/><path d="M166 150h64v36h-64zM246 150h64v36h-64z" fill="${deep}" fill-opacity=".7"/><path d="M174 186v16M222 186v16M254 186v16M302 186v16"/>`,
} as const satisfies Readonly<Record<string, (palette: Palette) => string>>;

/** Tells whether something is drawn under a name. */
export function isNewsDrawing(name: string): name is keyof typeof drawings {
  return Object.hasOwn(drawings, name);
}

/**
 * Draws the picture of an article of the demo.
 * @param name what is drawn
 * @param place its place among the articles, which gives its colours
 * @returns a WebP of some kilobytes
 * @throws {RangeError} when nothing of that name is drawn
 */
export async function drawNewsPicture(name: string, place: number): Promise<Buffer> {
  const palette = palettes[place % palettes.length];
  if (palette === undefined || !isNewsDrawing(name)) throw new RangeError(`Nothing is drawn as ${name}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 240" width="${WIDTH_PX}" height="${HEIGHT_PX}">
<rect width="360" height="240" fill="${palette.ground}"/>
<g stroke="${INK}" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round">${drawings[name](palette)}</g>
</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 80, effort: 1 }).toBuffer();
}
