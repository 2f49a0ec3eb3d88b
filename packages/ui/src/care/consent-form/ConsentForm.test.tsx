import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { ConsentForm, type ConsentFormProps } from "./ConsentForm.tsx";
import { SignedConsent } from "./SignedConsent.tsx";
import { consentClauses, consentText, signedConsent } from "./testing/consentText.ts";

// jsdom draws nothing: these tests sign by typing.
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});

const typed = {
  ...signedConsent,
  signature: { kind: "typed", name: "Anaïs Morel", confirmed: true },
} as const;
const props: ConsentFormProps = {
  title: consentText.title,
  intro: consentText.intro,
  clauses: consentClauses,
  version: consentText.version,
  date: consentText.signedAt,
  onSubmit: vi.fn(),
};

describeConformance(<ConsentForm {...props} />);
describeConformance(
  <SignedConsent
    title={consentText.title}
    clauses={consentClauses}
    consent={typed}
    signedAt={consentText.signedAt}
  />,
);

const sign = async (): Promise<void> =>
  userEvent.click(screen.getByRole("button", { name: "Signer et enregistrer" }));

test("the consent form has nothing ticked in advance; date and version of the text are there to read", () => {
  render(<ConsentForm {...props} />);
  expect(screen.getAllByRole<HTMLInputElement>("checkbox").every(({ checked }) => !checked)).toBe(true);
  expect(screen.getByText("21 novembre 2026").getAttribute("datetime")).toBe("2026-11-21T13:05:00.000Z");
  expect(screen.getByText("Version du texte : 3")).toBeDefined();
});

test("signed too early: the focus goes to the list of what is missing, and each problem goes away once corrected", async () => {
  const submit = vi.fn();
  render(<ConsentForm {...props} onSubmit={submit} />);
  await sign();
  const summary = screen.getByRole("region", { name: "3 champs sont à corriger" });
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Cet accord est nécessaire pour continuer\u00A0: J’accepte que ma photo soit analysée et conservée dans mon dossier.",
    "Écrivez le prénom et le nom de la personne qui signe.",
    "Signez dans le cadre, ou en tapant votre nom et en cochant la case.",
  ]);
  for (const link of within(summary).getAllByRole("link")) {
    expect(document.getElementById(link.getAttribute("href")!.slice(1))).not.toBeNull();
  }
  await userEvent.click(screen.getByRole("checkbox", { name: /soit analysée/u }));
  expect(screen.getByRole("region", { name: "2 champs sont à corriger" })).toBeDefined();
  expect(submit).not.toHaveBeenCalled();
});

test("the consent form is ticked, written, signed and submitted with a keyboard alone", async () => {
  const submit = vi.fn();
  render(<ConsentForm {...props} onSubmit={submit} />);
  await userEvent.click(screen.getByRole("checkbox", { name: /soit analysée/u }));
  await userEvent.click(screen.getByRole("checkbox", { name: /par e-mail/u }));
  await userEvent.type(screen.getByRole("textbox"), "Anaïs Morel ");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  await userEvent.click(screen.getByRole("checkbox", { name: "Mon nom tapé ici vaut ma signature" }));
  await sign();
  expect(submit).toHaveBeenCalledExactlyOnceWith(typed);
});

test("a consent that could not be recorded is said so, and nothing of what was written is lost", () => {
  render(
    <ConsentForm {...props} defaultValue={typed} submitError="La connexion est perdue. Rien n’est perdu." />,
  );
  expect(screen.getByRole("alert").textContent).toContain("La connexion est perdue.");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /personne qui signe/u }).value).toBe(
    "Anaïs Morel",
  );
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /soit analysée/u }).checked).toBe(true);
});

test("a consent cannot be signed twice while it is recorded", async () => {
  const submit = vi.fn();
  render(<ConsentForm {...props} defaultValue={typed} submitting onSubmit={submit} />);
  await userEvent.click(screen.getByRole("button", { name: /^Signer et enregistrer/u }));
  expect(submit).not.toHaveBeenCalled();
});

test("a signed consent tells every answer, who, when, and which version", () => {
  render(
    <SignedConsent
      title={consentText.title}
      clauses={consentClauses}
      consent={signedConsent}
      signedAt={consentText.signedAt}
      actions={<button type="button">Retirer le consentement</button>}
    />,
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent.slice(0, 11))).toEqual([
    "AcceptéJ’ac",
    "AcceptéJ’ac",
    "Non accepté",
    "Non accepté",
  ]);
  expect(screen.getByText(/21 novembre 2026, 14\sh\s05/u)).toBeDefined();
  expect(screen.getByRole("img", { name: "Signature de Anaïs Morel" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Retirer le consentement" })).toBeDefined();
});

test("a withdrawn one says since when", () => {
  render(
    <SignedConsent
      title={consentText.title}
      clauses={consentClauses}
      consent={typed}
      signedAt={consentText.signedAt}
      withdrawnAt={new Date("2026-12-02T09:30:00Z")}
    />,
  );
  expect(screen.getByRole("note").textContent).toBe(
    "Consentement retiré le 2\u00A0décembre\u00A02026, 10\u00A0h\u00A030",
  );
});
