import type { Meta, StoryObj } from "@storybook/react-vite";
import { Download, Mail, PenLine } from "lucide-react";
import { type ReactNode, useState } from "react";
import { AppShell } from "../shell/app-shell/index.ts";
import { account, administration } from "../shell/app-shell/testing/menus.tsx";
import { Breadcrumbs } from "../navigation/breadcrumbs/index.ts";
import { Button } from "../actions/button/index.ts";
import { DateField } from "../fields/date-field/index.ts";
import { DescriptionList } from "../data/description-list/index.ts";
import { PageHeader } from "../navigation/page-header/index.ts";
import { PercentField } from "../fields/number-field/index.ts";
import { QuoteSheet, QuoteTable, type QuoteTotals } from "../care/quote-table/index.ts";
import { lines, sheet } from "../care/quote-table/testing/quote.ts";
import { TextAreaField } from "../fields/text-area-field/index.ts";
import { diagnosisNav } from "./testing/diagnosisNav.ts";
import { matrix } from "../testing/matrix.ts";

const icon = { "aria-hidden": true } as const;
const subtotalCents = 53200;
const money = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });
const euros = (cents: number): string => money.format(cents / 100).replace("-", "−");

/** The sums of this page only; a product takes them from its domain. */
function totalsWith(ratio: number): QuoteTotals {
  const discount = Math.round(subtotalCents * ratio);
  const totalCents = subtotalCents - discount;
  const netCents = Math.round(totalCents / 1.2);
  return {
    subtotalCents,
    discount: { cents: discount, ratio },
    netCents,
    vat: [{ rate: 0.2, cents: totalCents - netCents }],
    totalCents,
  };
}

/** A quote and its sheet, as an application composes them. */
function QuotePage(): ReactNode {
  const [ratio, setRatio] = useState(0.1);
  const [conditions, setConditions] = useState<string>(sheet.conditions);
  const totals = totalsWith(ratio);
  const discount = totals.discount?.cents ?? 0;
  return (
    <AppShell nav={diagnosisNav} account={account} links={administration} homeHref="#accueil">
      <div className="pattern-quote">
        <section aria-label="Réglages du devis" className="pattern-quote__controls">
          <PageHeader
            before={
              <Breadcrumbs
                items={[
                  { id: "client", content: <a href="#anais">Anaïs Morel</a> },
                  { id: "routine", content: <a href="#routine">Routine de soin</a> },
                  { id: "quote", content: "Devis" },
                ]}
              />
            }
            title="Devis"
            facts={["DEV-2026-0118", "Brouillon enregistré à 14 h 22"]}
          />
          <PercentField
            label="Remise"
            value={ratio * 100}
            min={0}
            max={100}
            onValueChange={(points) => setRatio((points ?? 0) / 100)}
            hint={`Soit ${euros(discount)} sur ${euros(subtotalCents)}.`}
          />
          <div className="pattern-two">
            <DateField label="Date du devis" defaultValue="2026-11-21" />
            <DateField label="Valable jusqu’au" defaultValue="2026-12-21" />
          </div>
          <TextAreaField label="Conditions" value={conditions} onValueChange={setConditions} rows={3} />
          <DescriptionList
            items={[
              { id: "subtotal", term: "Sous-total TTC", details: euros(subtotalCents) },
              { id: "discount", term: "Remise", details: euros(-discount) },
              {
                id: "total",
                term: <strong>Total TTC</strong>,
                details: <strong>{euros(totals.totalCents ?? 0)}</strong>,
              },
            ]}
          />
          <Button variant="primary" block icon={<PenLine {...icon} />}>
            Faire signer
          </Button>
          <div className="pattern-two">
            <Button block icon={<Mail {...icon} />}>
              Envoyer
            </Button>
            <Button block icon={<Download {...icon} />}>
              PDF
            </Button>
          </div>
        </section>
        <div className="pattern-quote__table">
          <QuoteSheet {...sheet} conditions={conditions}>
            <QuoteTable caption="Lignes du devis" lines={lines} totals={totals} />
          </QuoteSheet>
        </div>
      </div>
    </AppShell>
  );
}

const meta = {
  title: "Patterns/Quote",
  component: QuotePage,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof QuotePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Page" };

export const Matrice: Story = matrix(Default, { widths: [390, 820, 1440], windows: 900 });
