import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { Stepper } from "./Stepper.tsx";

const steps = [
  { id: "client", label: "Cliente", href: "/diagnostic/cliente" },
  { id: "photo", label: "Photo", href: "/diagnostic/photo" },
  { id: "analysis", label: "Analyse" },
  { id: "results", label: "Résultats" },
];

describeConformance(<Stepper items={steps} current="photo" />);

test("each step says its state in words, and the current one is marked", () => {
  render(<Stepper items={steps} current="photo" />);
  const list = screen.getByRole("navigation", { name: "Étapes" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Cliente, terminée", "2Photo, en cours", "3Analyse, à venir", "4Résultats, à venir"]);
  expect(list.querySelector("[aria-current=step]")?.textContent).toBe("2Photo, en cours");
});

test("the steps are said in one line where there is no room", () => {
  const { rerender } = render(<Stepper items={steps} current="photo" />);
  expect(screen.getByText(/^Étape 2/u).textContent).toBe("Étape 2 sur 4\u00A0: Photo");
  expect(screen.getByText(/^Ensuite/u).textContent).toBe("Ensuite\u00A0: Analyse");
  rerender(<Stepper items={steps} current="results" />);
  expect(screen.getByText(/^Étape 4/u).textContent).toBe("Étape 4 sur 4\u00A0: Résultats");
  expect(screen.queryByText(/^Ensuite/u)).toBeNull();
});

test("only a step with an address is a link, and never the current one", () => {
  render(<Stepper items={steps} current="photo" />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/diagnostic/cliente"]);
  expect(links[0]?.textContent).toBe("Cliente, terminée");
});

test("the host's router draws the links", async () => {
  const go = vi.fn();
  render(
    <Stepper
      items={steps}
      current="analysis"
      renderLink={({ href, children, ...rest }) => (
        <a
          {...rest}
          href={href}
          onClick={(event) => {
            event.preventDefault();
            go(href);
          }}
        >
          {children}
        </a>
      )}
    />,
  );
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(go).toHaveBeenCalledWith("/diagnostic/photo");
});
