import { colours, elevations, fonts, motion, photoColours, radii, space, textSizes } from "@carnation/tokens";
import { brandVariables, roles } from "../../styles/tokens/brand.ts";

/** One token as the page « Tokens » prints it. */
export interface TokenRow {
  readonly variable: string;
  readonly light: string;
  /** Without one the value is the same in both themes. */
  readonly dark?: string;
  /** The Tailwind utilities that read it. */
  readonly tailwind: string;
  readonly role: string;
  /** True when the values are colours to show. */
  readonly colour?: true;
}

export interface TokenGroup {
  readonly title: string;
  readonly rows: readonly TokenRow[];
}

const names = <Value>(record: Readonly<Record<string, Value>>): [string, Value][] => Object.entries(record);
const french = (value: number): string => value.toLocaleString("fr-FR");
const narrower = (name: string, pixels: number | undefined): string =>
  pixels === undefined ? "" : `, ${french(pixels)} ${name}`;

/** Every token of the kit, from the sources that also make `tokens.css` and `theme.css`. */
export function tokenGroups(): TokenGroup[] {
  return [
    {
      title: "Couleurs",
      rows: names(colours).map(([name, { light, dark, role }]) => ({
        variable: `--cn-${name}`,
        light,
        dark,
        tailwind: `bg-${name}, text-${name}, border-${name}`,
        role,
        colour: true,
      })),
    },
    {
      title: "Marque\u00A0: à vous de les donner",
      rows: names(brandVariables).map(([name, role]) => ({
        variable: `--cn-${name}`,
        light: name.startsWith("font") ? "voir Caractères" : "celle du kit",
        tailwind: "",
        role,
      })),
    },
    {
      title: "Rôles, tirés de la marque",
      rows: names(roles).map(([name, { css, role }]) => ({
        variable: `--cn-${name}`,
        light: css,
        tailwind: `bg-${name}, text-${name}, border-${name}`,
        role,
      })),
    },
    {
      title: "Couleurs posées sur une photo",
      rows: names(photoColours).map(([name, { value, role }]) => ({
        variable: `--cn-${name}`,
        light: value,
        tailwind: `fill-${name}, stroke-${name}, bg-${name}`,
        role,
        colour: true,
      })),
    },
    {
      title: "Caractères",
      rows: [
        ...names(fonts).map(([name, stack]) => ({
          variable: `--cn-font-${name}`,
          light: stack.split(",")[0]?.replaceAll('"', "") ?? "",
          tailwind: `font-${name}`,
          role: name === "serif" ? "Titres, noms, phrases sur la peau" : "Tout le reste",
        })),
        ...names<{
          readonly desktop: number;
          readonly tablet?: number;
          readonly phone?: number;
          readonly lineHeight: number;
          readonly role: string;
        }>(textSizes).map(([name, { desktop, tablet, phone, lineHeight, role }]) => ({
          variable: `--cn-text-${name}`,
          light: `${french(desktop)} px / ${french(lineHeight)}${narrower("en tablette", tablet)}${narrower("au téléphone", phone)}`,
          tailwind: `text-${name}`,
          role,
        })),
      ],
    },
    {
      title: "Espace",
      rows: names(space).map(([step, pixels]) => ({
        variable: `--cn-space-${step}`,
        light: `${pixels} px`,
        tailwind: `p-${step}, m-${step}, gap-${step}`,
        role: "",
      })),
    },
    {
      title: "Angles",
      rows: names(radii).map(([name, { value, role }]) => ({
        variable: `--cn-radius-${name}`,
        light: `${value} px`,
        tailwind: `rounded-${name}`,
        role,
      })),
    },
    {
      title: "Ombres",
      rows: names(elevations).map(([name, { light, dark, role }]) => ({
        variable: `--cn-shadow-${name}`,
        light,
        dark,
        tailwind: `shadow-${name}`,
        role,
      })),
    },
    {
      title: "Mouvement",
      rows: names(motion).map(([name, { value, role }]) => ({
        variable: `--cn-motion-${name}`,
        light: value,
        tailwind: "",
        role,
      })),
    },
  ];
}
