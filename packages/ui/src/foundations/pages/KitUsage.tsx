"use client";

import type { ReactNode } from "react";
import { usage } from "virtual:kit-usage";
import { BarChart } from "../../data/bar-chart/BarChart.tsx";
import { usePageWords } from "../../testing/usePageWords.ts";

const SHOWN = 15;
const areas = ["public", "pro", "admin", "shared"] as const;

const words = {
  fr: {
    chart: "Les quinze composants les plus importés",
    series: "Modules de l’application",
    table: "Où l’application emploie le kit",
    name: "Composant",
    total: "Modules",
    public: "Public",
    pro: "Professionnel",
    admin: "Back-office",
    shared: "Partagé",
    places: "Dossiers",
    folders: (count: number) => (count === 1 ? "1 dossier" : `${count} dossiers`),
    unused: "Pas dans l’application",
  },
  en: {
    chart: "The fifteen components imported most",
    series: "Modules of the app",
    table: "Where the app uses the kit",
    name: "Component",
    total: "Modules",
    public: "Public",
    pro: "Professional",
    admin: "Back-office",
    shared: "Shared",
    places: "Folders",
    folders: (count: number) => (count === 1 ? "1 folder" : `${count} folders`),
    unused: "Not in the app",
  },
} as const;

/** The components of the kit by how many modules of the web app import them, with the folders where these stand. */
export function KitUsage(): ReactNode {
  const said = usePageWords(words);
  const used = usage.filter(({ total }) => total > 0);
  const unused = usage.filter(({ total }) => total === 0).map(({ name }) => name);
  return (
    <div className="fd-page">
      <BarChart
        title={said.chart}
        label={said.chart}
        seriesLabel={said.series}
        categoryLabel={said.name}
        orientation="horizontal"
        data={used.slice(0, SHOWN).map(({ name, total }) => ({ id: name, label: name, value: total }))}
      />
      {/* A wide table scrolls inside its own frame; the keyboard reaches it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="fd-scroll" aria-label={said.table} tabIndex={0}>
        <table className="fd-table fd-usage">
          <caption>{said.table}</caption>
          <thead>
            <tr>
              <th scope="col">{said.name}</th>
              <th scope="col">{said.total}</th>
              {areas.map((area) => (
                <th key={area} scope="col">
                  {said[area]}
                </th>
              ))}
              <th scope="col">{said.places}</th>
            </tr>
          </thead>
          <tbody>
            {used.map(({ name, total, files, places }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{total}</td>
                {areas.map((area) => (
                  <td key={area}>{files[area] === 0 ? "–" : files[area]}</td>
                ))}
                <td>
                  <details>
                    <summary>{said.folders(places.length)}</summary>
                    {places.join(", ")}
                  </details>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section>
        <h3>{said.unused}</h3>
        <p>{unused.join(", ")}</p>
      </section>
    </div>
  );
}
