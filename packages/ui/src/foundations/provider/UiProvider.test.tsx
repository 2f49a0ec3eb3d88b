import { render, screen } from "@testing-library/react";
import { expect, expectTypeOf, test } from "vitest";
import { SignedConsent, type SignedConsentProps } from "../../care/consent-form/SignedConsent.tsx";
import { CriterionGauge } from "../../criteria/criterion-gauge/CriterionGauge.tsx";
import { en } from "../messages/en.ts";
import { fr } from "../messages/fr.ts";
import type { UiMessagesPart } from "../messages/mergeMessages.ts";
import type { UiMessages } from "../messages/UiMessages.ts";
import { Progress } from "../../feedback/progress/Progress.tsx";
import { SkipLink } from "../../navigation/skip-link/SkipLink.tsx";
import { UiProvider } from "./UiProvider.tsx";

const consent: SignedConsentProps = {
  title: "Accord pour la photo",
  clauses: [],
  consent: {
    accepted: [],
    signerName: "Anaïs Morel",
    signature: { kind: "typed", name: "Anaïs Morel", confirmed: true },
    version: "2026-11",
  },
  signedAt: new Date("2026-11-21T23:30:00Z"),
};

test("the kit speaks French without a provider", () => {
  render(<SkipLink href="#contenu" />);
  expect(screen.getByRole("link").textContent).toBe("Aller au contenu");
});

test("words and numbers follow the provider, also when it changes", () => {
  const page = (
    <>
      <SkipLink href="#contenu" />
      <Progress label="Upload" value={0.64} />
    </>
  );
  const { rerender } = render(<UiProvider>{page}</UiProvider>);
  expect(screen.getByRole("progressbar", { name: /^Upload 64\s%$/u })).toBeDefined();
  rerender(
    <UiProvider locale="en-GB" messages={en}>
      {page}
    </UiProvider>,
  );
  expect(screen.getByRole("link").textContent).toBe("Skip to content");
  expect(screen.getByRole("progressbar", { name: "Upload 64%" })).toBeDefined();
});

test("a host changes one sentence, at any depth, and keeps the others", () => {
  const messages: UiMessagesPart = {
    common: { skipToContent: "Passer le menu" },
    gauge: { confidence: { low: "à refaire" } },
  };
  render(
    <UiProvider messages={messages}>
      <SkipLink href="#contenu" />
      <Progress label="Envoi" value={null} />
      <CriterionGauge label="Rougeurs" value={46} min={0} max={100} stableThreshold={5} confidence="low" />
    </UiProvider>,
  );
  expect(screen.getByRole("link").textContent).toBe("Passer le menu");
  expect(screen.getByText("à refaire")).toBeDefined();
  expect(screen.getByText(fr.band.reference)).toBeDefined();
});

test("a provider inside another one changes what it names only", () => {
  const messages: UiMessagesPart = { common: { skipToContent: "Skip the menu", retry: undefined } };
  const { container } = render(
    <UiProvider locale="en-GB" timeZone="America/Montreal" messages={en}>
      <UiProvider messages={messages}>
        <SkipLink href="#contenu" />
        <Progress label="Upload" value={0.64} />
        <SignedConsent {...consent} />
      </UiProvider>
    </UiProvider>,
  );
  expect(screen.getByRole("link").textContent).toBe("Skip the menu");
  expect(screen.getByRole("progressbar", { name: "Upload 64%" })).toBeDefined();
  expect(container.querySelector("time")?.textContent).toBe("21 November 2026, 18:30");
});

test("instants are read in Paris, in the provider's zone, or in the component's own", () => {
  const { container, rerender } = render(<SignedConsent {...consent} />);
  const moment = (): string | undefined => container.querySelector("time")?.textContent;
  expect(moment()).toContain("22\u00A0novembre\u00A02026, 00\u00A0h\u00A030");
  rerender(
    <UiProvider timeZone="America/Montreal">
      <SignedConsent {...consent} />
    </UiProvider>,
  );
  expect(moment()).toContain("21\u00A0novembre\u00A02026, 18\u00A0h\u00A030");
  rerender(
    <UiProvider timeZone="America/Montreal">
      <SignedConsent {...consent} timeZone="Asia/Tokyo" />
    </UiProvider>,
  );
  expect(moment()).toContain("22\u00A0novembre\u00A02026, 08\u00A0h\u00A030");
});

test("a part of the catalogue is checked by its type", () => {
  expectTypeOf<UiMessages>().toExtend<UiMessagesPart>();
  expectTypeOf<{ common: { retry: number } }>().not.toExtend<UiMessagesPart>();
  expectTypeOf<{ gauge: { margin: string } }>().not.toExtend<UiMessagesPart>();
});
