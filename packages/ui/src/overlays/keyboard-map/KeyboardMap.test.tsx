import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { KeyboardMap } from "./KeyboardMap.tsx";

const groups = [{ place: "Partout", rows: [{ keys: ["Mod K"], does: "Rechercher" }] }];

describeConformance(<KeyboardMap open title="Raccourcis clavier" description="Par écran." groups={groups} />);

test("KeyboardMap names each place and says what its keys do", () => {
  render(<KeyboardMap open title="Raccourcis clavier" groups={groups} />);
  const place = screen.getByRole("region", { name: "Partout" });
  expect(within(place).getByRole("term").textContent).toBe("Ctrl K");
  expect(within(place).getByRole("definition").textContent).toBe("Rechercher");
});
