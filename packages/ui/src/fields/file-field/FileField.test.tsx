import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { type FormEvent, useState } from "react";
import { describeConformance } from "../../testing/describeConformance.tsx";
import type { FileChange } from "./fileChange.ts";
import { FileField } from "./FileField.tsx";

describeConformance(<FileField label="Notice" accept="application/pdf" maxBytes={1000} />, {
  restTo: "control",
});

const pdf = new File(["%PDF"], "notice.pdf", { type: "application/pdf" });
const user = userEvent.setup({ applyAccept: false });
const field = (): HTMLElement => screen.getByLabelText(/^Notice/u);

test("the native input is named by the label and by the verb", () => {
  render(<FileField label="Notice" required />);
  expect(screen.getByLabelText("Notice (obligatoire)")).toBe(screen.getByLabelText("Choisir un fichier"));
});

test("a chosen file is shown with its size, and can be replaced or removed", async () => {
  const change = vi.fn();
  render(<FileField label="Notice" accept="application/pdf" onValueChange={change} />);
  await user.upload(field(), pdf);
  expect(await screen.findByText("notice.pdf")).toBeDefined();
  expect(screen.getByText("4 octets")).toBeDefined();
  expect(screen.getByRole("status").textContent).toBe("notice.pdf, 4\u00A0octets");
  expect(screen.getByLabelText("Remplacer")).toBe(field());
  await user.click(screen.getByRole("button", { name: "Retirer" }));
  expect(change.mock.calls).toEqual([[pdf], ["kept"]]);
  expect(document.activeElement).toBe(field());
});

test.each([
  ["of another type", new File(["x"], "a.txt", { type: "text/plain" }), /^Ce format n’est pas accepté.*PDF/u],
  ["empty", new File([], "a.pdf", { type: "application/pdf" }), /^Ce fichier est vide/u],
  [
    "too heavy",
    new File(["x".repeat(1200)], "a.pdf", { type: "application/pdf" }),
    /^Ce fichier pèse 1\sko, la limite est de 1\sko/u,
  ],
])("a file %s is refused in words, and the field says so", async (_, file, sentence) => {
  const change = vi.fn();
  render(<FileField label="Notice" accept="application/pdf" maxBytes={1000} onValueChange={change} />);
  await user.upload(field(), file);
  const described = await vi.waitFor(() => {
    const [id = ""] = (field().getAttribute("aria-describedby") ?? "").split(" ");
    const text = document.getElementById(id)?.textContent;
    expect(text).toMatch(sentence);
    return text;
  });
  expect(screen.getByRole("status").textContent).toBe(described);
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(change).not.toHaveBeenCalled();
});

test("a form that is submitted while its file is checked waits, and goes by itself with the file", async () => {
  const check = Promise.withResolvers<null>();
  const sent = vi.fn();
  function Host() {
    const [file, setFile] = useState<FileChange>("kept");
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(file);
        }}
      >
        <FileField label="Notice" value={file} onValueChange={setFile} validate={() => check.promise} />
        <button type="submit">Enregistrer</button>
      </form>
    );
  }
  render(<Host />);
  await user.upload(field(), pdf);
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  expect(sent).not.toHaveBeenCalled();
  check.resolve(null);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith(pdf));
  // Another file is sent by another press alone.
  await user.upload(field(), new File(["%PDF"], "autre.pdf", { type: "application/pdf" }));
  await screen.findByText("autre.pdf");
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toHaveBeenCalledOnce();
});

test("a form that is submitted while its file is checked stays when the file is refused", async () => {
  const check = Promise.withResolvers<string>();
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <FileField label="Notice" validate={() => check.promise} />
      <button type="submit">Enregistrer</button>
    </form>,
  );
  await user.upload(field(), pdf);
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  check.resolve("Cette notice est en anglais.");
  expect(await screen.findAllByText("Cette notice est en anglais.")).toHaveLength(2);
  // The focus follows in an effect after the sentence has been drawn.
  await vi.waitFor(() => expect(document.activeElement).toBe(field()));
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  expect(sent).toHaveBeenCalledOnce();
});

test("the host may refuse a file too", async () => {
  render(<FileField label="Notice" validate={() => Promise.resolve("Cette notice est en anglais.")} />);
  await user.upload(field(), pdf);
  expect(await screen.findAllByText("Cette notice est en anglais.")).toHaveLength(2);
});

test("files are dropped one at a time", async () => {
  const change = vi.fn();
  render(<FileField label="Notice" onValueChange={change} />);
  const zone = field().parentElement!;
  fireEvent.drop(zone, { dataTransfer: { types: ["Files"], files: [pdf, pdf] } });
  expect(screen.getAllByText(/^Un seul fichier à la fois/u)).toHaveLength(2);
  fireEvent.drop(zone, { dataTransfer: { types: ["Files"], files: [pdf] } });
  await vi.waitFor(() => expect(change).toHaveBeenCalledWith(pdf));
});

test("a stored file that was removed can be restored until the form is saved", async () => {
  render(<FileField label="Notice" stored={{ name: "notice.pdf", href: "/notice.pdf" }} />);
  expect(screen.getByRole("link", { name: "notice.pdf" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Retirer" }));
  expect(screen.getByRole("status").textContent).toBe("Le fichier sera retiré à l’enregistrement.");
  await user.click(screen.getByRole("button", { name: "Rétablir" }));
  expect(screen.getByRole("link", { name: "notice.pdf" })).toBeDefined();
});

test("resetting the form brings the first value back", async () => {
  render(
    <form>
      <FileField label="Notice" />
      <button type="reset">Vider</button>
    </form>,
  );
  await user.upload(field(), pdf);
  await screen.findByText("notice.pdf");
  await user.click(screen.getByRole("button", { name: "Vider" }));
  expect(screen.queryByText("notice.pdf")).toBeNull();
});

test("the keyboard reads the stored file, replaces it, removes it and restores it", async () => {
  render(<FileField label="Notice" stored={{ name: "notice.pdf", href: "#notice" }} />);
  await user.tab();
  expect(document.activeElement).toBe(field());
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "notice.pdf" }));
  await user.tab();
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(field());
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Rétablir" }));
  await user.keyboard(" ");
  expect(screen.getByRole("link", { name: "notice.pdf" })).toBeDefined();
});
