import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Button } from "../../actions/button/Button.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog.tsx";
import { useConfirm } from "./useConfirm.tsx";

const question: Omit<ConfirmDialogProps, "onConfirm"> = {
  title: "Supprimer «\u00A0Sérum éclat\u00A0»\u202F?",
  consequence: "Il disparaît du catalogue. Les 12 routines qui l’utilisent le gardent.",
  confirmLabel: "Supprimer le produit",
};

describeConformance(<ConfirmDialog open {...question} onConfirm={() => undefined} />);

const draw = (props: Partial<ConfirmDialogProps> = {}): { act: ReturnType<typeof vi.fn> } => {
  const act = vi.fn();
  render(<ConfirmDialog trigger={<Button>Supprimer</Button>} {...question} onConfirm={act} {...props} />);
  return { act };
};
const open = (): Promise<void> => userEvent.click(screen.getByRole("button", { name: "Supprimer" }));
const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });

test("the question names the object, says what follows, and starts on the answer that changes nothing", async () => {
  const { act } = draw();
  await open();
  const dialog = screen.getByRole("alertdialog", { name: question.title as string });
  expect(dialog.getAttribute("aria-describedby")).not.toBeNull();
  expect(document.activeElement).toBe(button("Annuler"));
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(act).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button("Supprimer"));
});

test("the verb acts, once, and the dialog goes", async () => {
  const { act } = draw();
  await open();
  await userEvent.dblClick(button("Supprimer le produit"));
  expect(act).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test("a question whose action runs cannot be left nor run again; a failure stays inside, and can be tried again", async () => {
  let refuse: (reason: Error) => void = () => undefined;
  const act = vi.fn(() => new Promise<void>((_, reject) => (refuse = reject)));
  draw({ onConfirm: act, describeError: (error) => (error as Error).message });
  await open();
  await userEvent.click(button("Supprimer le produit"));
  await userEvent.keyboard("{Escape}");
  await userEvent.click(button(/^Supprimer le produit/u));
  expect(screen.getByRole("alertdialog")).toBeDefined();
  expect(act).toHaveBeenCalledOnce();
  refuse(new Error("Le service est momentanément indisponible."));
  expect((await screen.findByRole("alert")).textContent).toBe("Le service est momentanément indisponible.");
  await userEvent.click(button("Supprimer le produit"));
  expect(act).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a question about what cannot be undone takes the name, exactly; Enter in the field answers too", async () => {
  const { act } = draw({ confirmText: "Sérum éclat" });
  await open();
  await userEvent.click(button("Supprimer le produit"));
  const field = screen.getByRole("textbox", { name: "Pour confirmer, écrivez «\u00A0Sérum éclat\u00A0»" });
  expect(act).not.toHaveBeenCalled();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, "Sérum éclat{Enter}");
  expect(act).toHaveBeenCalledOnce();
});

test("a name copied once does not answer the next question", async () => {
  const act = vi.fn();
  function Held() {
    const [asked, setAsked] = useState(false);
    return (
      <>
        <Button onClick={() => setAsked(true)}>Supprimer</Button>
        <ConfirmDialog
          {...question}
          confirmText="Sérum"
          open={asked}
          onOpenChange={setAsked}
          onConfirm={act}
        />
      </>
    );
  }
  render(<Held />);
  await open();
  await userEvent.type(screen.getByRole("textbox"), "Sérum{Enter}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await open();
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("");
  await userEvent.click(button("Supprimer le produit"));
  expect(act).toHaveBeenCalledOnce();
});

test("the question does not submit a form around it", async () => {
  const submit = vi.fn();
  const act = vi.fn();
  render(
    <form onSubmit={submit}>
      <ConfirmDialog trigger={<Button>Supprimer</Button>} {...question} onConfirm={act} />
    </form>,
  );
  await open();
  await userEvent.click(button("Supprimer le produit"));
  expect(act).toHaveBeenCalledOnce();
  expect(submit).not.toHaveBeenCalled();
});

test("asked twice at once, the first question is answered no, and the second stands", async () => {
  const answers: unknown[] = [];
  function Asking() {
    const { confirm, dialog } = useConfirm();
    const ask = async (title: string) => answers.push([title, await confirm({ ...question, title })]);
    return (
      <>
        <Button onClick={() => void ["Un", "Deux"].map(ask)}>Demander</Button>
        {dialog}
      </>
    );
  }
  render(<Asking />);
  await userEvent.click(button("Demander"));
  expect(answers).toEqual([["Un", false]]);
  expect(screen.getByRole("alertdialog", { name: "Deux" })).toBeDefined();
  await userEvent.click(button("Supprimer le produit"));
  await waitFor(() =>
    expect(answers).toEqual([
      ["Un", false],
      ["Deux", true],
    ]),
  );
});

test("asked from a handler, it answers yes or no", async () => {
  const work = vi.fn();
  function Asking() {
    const { confirm, dialog } = useConfirm();
    const [answer, setAnswer] = useState("");
    return (
      <>
        <Button
          onClick={() => void confirm({ ...question, onConfirm: work }).then((yes) => setAnswer(String(yes)))}
        >
          Demander
        </Button>
        <p>{answer}</p>
        {dialog}
      </>
    );
  }
  render(<Asking />);
  await userEvent.click(button("Demander"));
  await userEvent.click(button("Annuler"));
  expect(await screen.findByText("false")).toBeDefined();
  expect(work).not.toHaveBeenCalled();
  await userEvent.click(button("Demander"));
  await userEvent.click(button("Supprimer le produit"));
  expect(await screen.findByText("true")).toBeDefined();
  expect(work).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.activeElement).toBe(button("Demander")));
});
