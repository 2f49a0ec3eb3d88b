"use client";

import { type CSSProperties, type ReactNode, useState } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { Tabs } from "../../navigation/tabs/Tabs.tsx";
import { CheckboxField } from "../../fields/checkbox-field/CheckboxField.tsx";
import { ColorField } from "../../fields/color-field/ColorField.tsx";
import { SelectField } from "../../fields/select-field/SelectField.tsx";
import { Slider } from "../../fields/slider/Slider.tsx";
import { SwitchField } from "../../fields/switch-field/SwitchField.tsx";
import { CopyButton } from "../../testing/CopyButton.tsx";
import { usePageWords } from "../../testing/usePageWords.ts";
import type { BrandTheme } from "../branding/index.ts";
import { brandCss, type PlayedBrand, playedPairs } from "./playedBrand.ts";

const words = {
  fr: {
    colours: "Vos couleurs",
    primary: { light: "Action, en clair", dark: "Action, en sombre" },
    onPrimary: { light: "Texte sur l’action, en clair", dark: "Texte sur l’action, en sombre" },
    focus: { light: "Focus, en clair", dark: "Focus, en sombre" },
    radius: "Angle",
    font: "Caractères",
    kit: "Ceux du kit",
    system: "Ceux du système",
    contrasts: "Contrastes",
    pair: "Paire",
    measured: "Mesuré",
    needed: "Il faut",
    short: "insuffisant",
    theme: { light: "Clair", dark: "Sombre" },
    seen: { onPrimary: "Texte", primary: "Action", focus: "Focus" },
    on: { primary: "sur l’action", ground: "sur la page", surface: "sur un panneau", sunken: "sur un creux" },
    css: "CSS à copier",
    unreadable: "Écrivez chaque couleur en six chiffres, comme #00594c.",
    save: "Enregistrer",
    cancel: "Annuler",
    consent: "Consentement recueilli",
    reminders: "Rappels par e-mail",
    views: "Vues",
    summary: "Synthèse",
    criteria: "Critères",
    text: "Peau nette et confortable.",
  },
  en: {
    colours: "Your colours",
    primary: { light: "Action, light", dark: "Action, dark" },
    onPrimary: { light: "Text on the action, light", dark: "Text on the action, dark" },
    focus: { light: "Focus, light", dark: "Focus, dark" },
    radius: "Radius",
    font: "Typeface",
    kit: "The kit’s",
    system: "The system’s",
    contrasts: "Contrasts",
    pair: "Pair",
    measured: "Measured",
    needed: "Needed",
    short: "too low",
    theme: { light: "Light", dark: "Dark" },
    seen: { onPrimary: "Text", primary: "Action", focus: "Focus" },
    on: { primary: "on the action", ground: "on the page", surface: "on a panel", sunken: "on a hollow" },
    css: "CSS to copy",
    unreadable: "Write each colour in six digits, such as #00594c.",
    save: "Save",
    cancel: "Cancel",
    consent: "Consent given",
    reminders: "Reminders by e-mail",
    views: "Views",
    summary: "Summary",
    criteria: "Criteria",
    text: "Clear and comfortable skin.",
  },
} as const;

const start: PlayedBrand = {
  primary: { light: "#00594c", dark: "#7fd1b9" },
  onPrimary: { light: "#ffffff", dark: "#00251f" },
  focus: { light: "#8a3ffc", dark: "#d4bbff" },
  radius: 8,
  font: "kit",
};
const parts = ["primary", "onPrimary", "focus"] as const;
const themes = ["light", "dark"] as const;

/** The variables of a brand as an element takes them, in one theme. */
function variables(
  { primary, onPrimary, focus, radius, font }: PlayedBrand,
  theme: BrandTheme,
): CSSProperties {
  return {
    "--cn-primary": primary[theme],
    "--cn-on-primary": onPrimary[theme],
    "--cn-focus": focus[theme],
    "--cn-radius": `${radius}px`,
    ...(font === "kit"
      ? {}
      : { "--cn-font-sans": "system-ui, sans-serif", "--cn-font-serif": "system-ui, sans-serif" }),
  } as CSSProperties;
}

interface PartProps {
  readonly brand: PlayedBrand;
}

function Preview({ brand, theme }: PartProps & { readonly theme: BrandTheme }): ReactNode {
  const said = usePageWords(words);
  const name = said.theme[theme];
  return (
    <section
      className="fd-sheet fd-stack"
      data-theme={theme}
      data-brand=""
      aria-label={name}
      style={variables(brand, theme)}
    >
      <h3>{name}</h3>
      <Tabs
        label={`${said.views}, ${name}`}
        items={[
          { id: "summary", label: said.summary, content: said.text },
          { id: "criteria", label: said.criteria, content: said.text },
        ]}
      />
      <CheckboxField label={said.consent} defaultChecked />
      <SwitchField label={said.reminders} defaultChecked />
      <div className="fd-buttons">
        <Button variant="primary">{said.save}</Button>
        <Button>{said.cancel}</Button>
      </div>
    </section>
  );
}

function Contrasts({ brand }: PartProps): ReactNode {
  const said = usePageWords(words);
  const pairs = playedPairs(brand);
  if (pairs === undefined) return <output>{said.unreadable}</output>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls is reached by the keyboard
    <section className="fd-scroll" aria-label={said.contrasts} tabIndex={0}>
      <table className="fd-table fd-contrasts">
        <caption>{said.contrasts}</caption>
        <thead>
          <tr>
            <th scope="col">{said.pair}</th>
            <th scope="col">{said.measured}</th>
            <th scope="col">{said.needed}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ theme, seen, on, ratio, minimum }) => (
            <tr key={`${theme} ${seen} ${on}`}>
              <th scope="row">
                {said.seen[seen]} {said.on[on]}, {said.theme[theme].toLowerCase()}
              </th>
              <td>
                {(Math.floor(ratio * 10) / 10).toFixed(1)}
                {ratio < minimum ? `, ${said.short}` : ""}
              </td>
              <td>{minimum.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A brand to try: its colours, radius and typefaces on the kit's parts, with the contrasts that `checkBrand` measures. */
export function BrandPlayground(): ReactNode {
  const said = usePageWords(words);
  const [brand, setBrand] = useState(start);
  const css = brandCss(brand);
  return (
    <div className="fd-page">
      <section className="fd-controls" aria-label={said.colours}>
        {parts.flatMap((part) =>
          themes.map((theme) => (
            <ColorField
              key={`${part} ${theme}`}
              label={said[part][theme]}
              value={brand[part][theme]}
              onValueChange={(value) =>
                setBrand((before) => ({ ...before, [part]: { ...before[part], [theme]: value } }))
              }
            />
          )),
        )}
        <Slider
          label={said.radius}
          min={0}
          max={22}
          value={brand.radius}
          formatValue={(value) => `${value}\u00A0px`}
          onValueChange={(radius) => setBrand((before) => ({ ...before, radius }))}
        />
        <SelectField
          label={said.font}
          options={[
            { value: "kit", label: said.kit },
            { value: "system", label: said.system },
          ]}
          value={brand.font}
          onValueChange={(font) =>
            setBrand((before) => ({ ...before, font: font === "kit" ? "kit" : "system" }))
          }
        />
      </section>
      <div className="fd-pair">
        <Preview brand={brand} theme="light" />
        <Preview brand={brand} theme="dark" />
      </div>
      <Contrasts brand={brand} />
      <section aria-label={said.css}>
        <div className="fd-buttons">
          <h3>{said.css}</h3>
          <CopyButton name={said.css} text={css} />
        </div>
        <pre className="fd-code">
          <code>{css}</code>
        </pre>
      </section>
    </div>
  );
}
