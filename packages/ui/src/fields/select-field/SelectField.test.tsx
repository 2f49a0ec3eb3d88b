import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, expectTypeOf, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { SelectField } from "./SelectField.tsx";
import { careCategories, categories, vatRates } from "./testing/options.ts";

describeConformance(<SelectField label="Catégorie" options={categories} />, { restTo: "control" });

const list = (): HTMLSelectElement => screen.getByRole<HTMLSelectElement>("combobox");

test("the first option of a list without a placeholder is chosen, as the form sends it", () => {
  const { container } = render(
    <form>
      <SelectField label="Taux de TVA" name="vat" options={vatRates} />
    </form>,
  );
  expect(new FormData(container.querySelector("form")!).get("vat")).toBe("20");
});

test("SelectField hands over the chosen value", async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<SelectField label="Catégorie" options={categories} onValueChange={onValueChange} />);
  await userEvent.selectOptions(list(), "Autres soins");
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("others");
  expect(list().value).toBe("others");
});

test("the host's value wins until the host changes it", async () => {
  function Controlled() {
    const [value, setValue] = useState<"cosmetics" | "others">("cosmetics");
    return (
      <>
        <SelectField label="Catégorie" options={categories} value={value} />
        <button onClick={() => setValue("others")}>Changer</button>
      </>
    );
  }
  render(<Controlled />);
  await userEvent.selectOptions(list(), "Autres soins");
  expect(list().value).toBe("cosmetics");
  await userEvent.click(screen.getByRole("button"));
  expect(list().value).toBe("others");
});

test("a placeholder means nothing chosen, and may be chosen again only when the field is optional", async () => {
  const { rerender } = render(
    <SelectField label="Sous-catégorie" options={careCategories} placeholder="Choisir" />,
  );
  expect(list().value).toBe("");
  await userEvent.selectOptions(list(), "Sérum");
  await userEvent.selectOptions(list(), "Choisir");
  expect(list().value).toBe("");
  rerender(<SelectField label="Sous-catégorie" options={careCategories} placeholder="Choisir" required />);
  expect(screen.getByRole<HTMLOptionElement>("option", { name: "Choisir" }).disabled).toBe(true);
  expect(list().required).toBe(true);
});

test("groups have a name and options that cannot be chosen say so", () => {
  render(<SelectField label="Sous-catégorie" options={careCategories} />);
  expect(screen.getAllByRole("group").map((group) => group.getAttribute("label"))).toEqual([
    "Cosmétiques",
    "Autres soins",
  ]);
  expect(screen.getByRole<HTMLOptionElement>("option", { name: "Radiofréquence" }).disabled).toBe(true);
});

test("read only: the choice stays, can be reached and is sent", async () => {
  const { container } = render(
    <form>
      <SelectField label="Catégorie" name="category" options={categories} defaultValue="others" readOnly />
    </form>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(list());
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["Autres soins"]);
  expect(list().getAttribute("aria-readonly")).toBe("true");
  expect(new FormData(container.querySelector("form")!).get("category")).toBe("others");
});

test("resetting the form goes back to the default", async () => {
  render(
    <form>
      <SelectField label="Catégorie" options={categories} defaultValue="cosmetics" />
      <button type="reset">Annuler</button>
    </form>,
  );
  await userEvent.selectOptions(list(), "Autres soins");
  await userEvent.click(screen.getByRole("button"));
  expect(list().value).toBe("cosmetics");
});

test("the value has the type of the options", () => {
  const field = <SelectField label="Catégorie" options={categories} onValueChange={expectCategory} />;
  expect(field).toBeDefined();
  function expectCategory(value: "cosmetics" | "others") {
    expectTypeOf(value).toEqualTypeOf<"cosmetics" | "others">();
  }
  // @ts-expect-error -- « makeup » is not among the options
  expect(<SelectField label="Catégorie" options={categories} value="makeup" />).toBeDefined();
});
