import type { Meta, StoryObj } from "@storybook/react-vite";
import { CopyButton } from "../../testing/CopyButton.tsx";
import { tokenGroups, type TokenRow } from "./tokenRows.ts";

const meta = { title: "Foundations/Tokens", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Value({ value, colour = false }: { readonly value: string; readonly colour?: boolean | undefined }) {
  return (
    <span className="fd-value">
      {colour ? <span className="fd-chip" style={{ background: value }} aria-hidden="true" /> : null}
      <span>{value}</span>
    </span>
  );
}

function Row({ variable, light, dark, tailwind, role, colour }: TokenRow) {
  return (
    <tr>
      <th scope="row">
        <span className="fd-token">
          <code>{variable}</code>
          <CopyButton name={variable} text={`var(${variable})`} />
        </span>
      </th>
      {dark === undefined ? (
        <td colSpan={2}>
          <Value value={light} colour={colour} />
        </td>
      ) : (
        <>
          <td>
            <Value value={light} colour={colour} />
          </td>
          <td>
            <Value value={dark} colour={colour} />
          </td>
        </>
      )}
      <td>{tailwind === "" ? "–" : <code>{tailwind}</code>}</td>
      <td>{role}</td>
    </tr>
  );
}

export const Tous: Story = {
  name: "Tous les jetons",
  render: () => (
    <div className="fd-page">
      {tokenGroups().map(({ title, rows }) => (
        // A wide table scrolls inside its own frame; the keyboard reaches it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section key={title} className="fd-scroll" aria-label={title} tabIndex={0}>
          <table className="fd-table">
            <caption>{title}</caption>
            <thead>
              <tr>
                <th scope="col">Variable</th>
                <th scope="col">Clair</th>
                <th scope="col">Sombre</th>
                <th scope="col">Tailwind</th>
                <th scope="col">Rôle</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.variable} {...row} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  ),
};
