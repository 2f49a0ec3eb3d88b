import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { BandMark } from "../../criteria/band-mark/BandMark.tsx";
import { VerdictMark } from "../../criteria/score-delta/VerdictMark.tsx";

const meta = { title: "Foundations/Masks on skin", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three levels of a measure on one cheek, drawn in a 300 × 400 frame. */
const levels = [
  "M62 205C70 188 104 190 118 204 128 216 124 246 106 262 88 272 66 254 61 236Z",
  "M72 212C80 200 102 202 110 212 116 222 112 240 101 250 90 256 76 244 72 232Z",
  "M82 218C88 211 99 213 102 220 105 228 100 236 94 239 87 240 81 229 82 218Z",
];
const forehead = "M134 138C144 131 158 134 168 136 173 143 165 150 155 148 145 152 134 147 134 138Z";
const cheeks = ["translate(46 72) scale(0.66)", "translate(254 72) scale(-0.66 0.66)"];

function Outline({ path }: { readonly path: string }): ReactNode {
  return (
    <>
      <path className="fd-casing" d={path} />
      <path className="fd-core" d={path} />
    </>
  );
}

function Mask(): ReactNode {
  return (
    <svg viewBox="0 0 300 400" aria-hidden="true">
      <Outline path={forehead} />
      {cheeks.map((side) => (
        <g key={side} transform={side}>
          {levels.map((path) => (
            <Outline key={path} path={path} />
          ))}
        </g>
      ))}
    </svg>
  );
}

const faces = [
  { name: "clair", alt: "Visage dessiné à la peau claire", verdicts: false },
  { name: "lumineux", alt: "Visage dessiné à la peau lumineuse", verdicts: true },
  { name: "mature", alt: "Visage dessiné à la peau mature", verdicts: false },
  { name: "fonce", alt: "Visage dessiné à la peau foncée", verdicts: true },
] as const;

export const QuatreCarnations: Story = {
  name: "Bandes et verdicts sur quatre carnations",
  render: () => (
    <div className="fd-faces">
      {faces.map(({ name, alt, verdicts }) => (
        <figure key={name} className="fd-face">
          <img src={`/demo/visage-${name}.jpg`} alt={alt} width={300} height={400} />
          <Mask />
          <div className="fd-chips">
            {verdicts ? (
              <>
                <VerdictMark verdict="improvement" boxed />
                <VerdictMark verdict="stable" boxed />
                <VerdictMark verdict="watch" boxed />
              </>
            ) : (
              <>
                <BandMark tone="strength" boxed />
                <BandMark tone="maintain" boxed />
                <BandMark tone="priority" boxed />
              </>
            )}
          </div>
        </figure>
      ))}
    </div>
  ),
};

export const QuatreCarnationsSombre: Story = {
  ...QuatreCarnations,
  name: "Les mêmes, sombre\u00A0: photos et masques ne changent pas",
  globals: { theme: "sombre" },
};
