import { Alert } from "@carnation/ui/alert";
import type { CriterionGaugeProps } from "@carnation/ui/criterion-gauge";
import { CriterionGauge } from "@carnation/ui/criterion-gauge";
import { Dialog } from "@carnation/ui/dialog";
import { TextField } from "@carnation/ui/text-field";
import { createElement, type ReactElement } from "react";

const gauge: CriterionGaugeProps = { label: "Rougeurs", value: 46, min: 0, max: 100, bands: [] };

export const parts: readonly ReactElement[] = [
  createElement(CriterionGauge, gauge),
  createElement(TextField, { label: "Nom du client" }),
  createElement(Dialog, { open: true, title: "Supprimer le diagnostic ?" }),
  // @ts-expect-error The types are read: this tone is none of the kit's.
  createElement(Alert, { tone: "loud" }, "La photo est prête."),
];
