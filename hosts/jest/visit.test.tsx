import "@carnation/ui/styles.css";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CustomerForm } from "./page/CustomerForm";
import { Interactions } from "./page/Interactions";
import { Readings } from "./page/Readings";

test("a gauge says its value, its band and its phrase", () => {
  render(<Readings />);
  const gauge = screen.getByRole("meter", { name: "Rougeurs" });
  expect(gauge.getAttribute("aria-valuetext")).toBe("46/100, Priorité · Rougeurs marquées");
});

test("a form refuses what its schema refuses, then saves what was typed", async () => {
  const user = userEvent.setup();
  const save = jest.fn(() => Promise.resolve());
  render(<CustomerForm onSave={save} />);
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  await screen.findByRole("link", { name: /Indiquez le prénom et le nom/u });
  expect(save).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText(/Prénom et nom/u), "Anaïs Morel");
  await user.type(screen.getByLabelText(/Adresse e-mail/u), "anais@exemple.fr");
  await user.selectOptions(screen.getByLabelText(/Type de peau/u), "Mixte");
  await user.click(screen.getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(save).toHaveBeenCalledWith("Anaïs Morel"));
});

test("a dialog opens with its title and gives the focus back", async () => {
  const user = userEvent.setup();
  render(<Interactions buttonClassName="host-square" />);
  const remove = screen.getByRole("button", { name: "Supprimer le diagnostic" });
  await user.click(remove);
  const dialog = await screen.findByRole("dialog", { name: /Supprimer le diagnostic du 21 novembre/u });
  await user.click(within(dialog).getByRole("button", { name: "Annuler" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(remove);
});
