import type { Band, Criterion } from "@carnation/domain/criterion";
import { formatNumber } from "@carnation/domain/format";
import { typeset } from "@carnation/domain/text";
import { aiSettingsLabels, type AiSettings, thresholdRange } from "@carnation/product/ai-settings";
import { BandLimits } from "@carnation/ui/band-scale";
import { BandMark } from "@carnation/ui/band-mark";
import { FormField } from "@carnation/ui/form";
import { NumberField } from "@carnation/ui/number-field";
import type { ReactNode } from "react";
import type { AiSettingsFormState } from "./aiSettings.ts";
import { bandLooks, bandOrder } from "./bandLooks.ts";
import { numberOf } from "./useDraft.ts";

interface CriterionBandsProps {
  readonly form: AiSettingsFormState;
  readonly criterion: Criterion;
  /** Those in force. */
  readonly settings: AiSettings;
}

type Limit = Exclude<Band, "poor">;

const labelOf = (name: Limit): string => typeset(aiSettingsLabels[`criteria.${name}`]);

/** Years beside the real age that the bands of a perceived one are drawn on. */
const AGE_SPAN = 20;

/** Holds what handles do: the drawing, and how far they go. The fields accept all that the domain does. */
function scaleOf(criterion: Criterion) {
  const { min, max, unit } = criterion;
  if (criterion.ageGap !== null) return { min: -AGE_SPAN, max: AGE_SPAN };
  // Whole steps: a limit lies before the step that it opens.
  if (unit === "/4") return { min, max: max + 1, lowest: min, highest: max };
  return { min, max, lowest: min + 5, highest: max - 5, gap: 2 };
}

/** The bands of a criterion: handles on a scale, and a field for the same number beside each band's words. */
export function CriterionBands({ form, criterion, settings }: CriterionBandsProps): ReactNode {
  const { id, direction, label } = criterion;
  const { methods } = form;
  const typed = methods.watch(`criteria.${id}`);
  const inForce = settings.criteria[id];
  const looks = bandLooks(criterion);
  const put = (name: Limit, limit: number): void => {
    methods.setValue(`criteria.${id}.${name}`, limit, { shouldDirty: true, shouldTouch: true });
    recheckLimits(form, id);
  };
  // A text that is no number moves no handle.
  const limitOf = (name: Limit): number => numberOf(typed?.[name]) ?? inForce[name];
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-small font-medium">Bandes</h3>
          <p className="text-small text-ink-2">
            Glissez, ou ← → d’un point <span className="text-ink-3">(Maj{"\u00A0"}: cinq)</span>
          </p>
        </div>
        <BandLimits
          {...scaleOf(criterion)}
          label={`Seuils du critère ${label}`}
          direction={direction}
          bands={bandOrder.map((band) =>
            band === "poor"
              ? looks[band]
              : {
                  ...looks[band],
                  from: limitOf(band),
                  former: inForce[band],
                  limitLabel: labelOf(band),
                },
          )}
          onLimitChange={(at, limit) => {
            const band = bandOrder[at];
            if (band !== undefined && band !== "poor") put(band, limit);
          }}
        />
      </div>
      <ul className="border-b border-line">
        {bandOrder.map((band) => (
          <li key={band} className="ai-band">
            <BandMark
              tone={looks[band].tone}
              phrase={criterion.ageGap === null ? criterion.bandWords[band] : undefined}
            >
              {looks[band].label}
            </BandMark>
            {band === "poor" ? (
              <span className="py-2 text-small text-ink-2">{worstWords(criterion, limitOf("medium"))}</span>
            ) : (
              <LimitField form={form} criterion={criterion} name={band} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Checks both limits again once they were refused: what is wrong with their order stands at one, and goes by the other. */
function recheckLimits({ methods }: AiSettingsFormState, id: number): void {
  if (methods.formState.isSubmitted) {
    void methods.trigger([`criteria.${id}.good`, `criteria.${id}.medium`]);
  }
}

/** « en dessous de 50 », « écart de plus de 2 ans »: the worst band begins where the next one ends. */
function worstWords({ direction, ageGap }: Criterion, limit: number): string {
  const number = formatNumber(limit, 0);
  if (ageGap !== null) return `écart de plus de ${number}\u00A0ans`;
  return direction === "higher" ? `en dessous de ${number}` : `au-delà de ${number}`;
}

interface LimitFieldProps {
  readonly form: AiSettingsFormState;
  readonly criterion: Criterion;
  readonly name: Limit;
}

/** A limit to be typed, with the words that it completes; what is wrong with it takes a line of its own. */
function LimitField({ form, criterion, name }: LimitFieldProps): ReactNode {
  const { id, direction, ageGap } = criterion;
  const { min, max } = thresholdRange(criterion);
  return (
    <div className="ai-limit">
      <span id={`${form.id}-${id}-${name}-words`} className="text-small text-ink-2">
        {ageGap === null ? "" : "écart "}
        {direction === "higher" ? "à partir de" : "jusqu’à"}
      </span>
      <FormField form={form} name={`criteria.${id}.${name}`}>
        {(field) => (
          <NumberField
            label={labelOf(name)}
            title={ageGap === null ? `De ${min} à ${max}` : undefined}
            maximumFractionDigits={0}
            aria-describedby={`${form.id}-${id}-${name}-words`}
            {...field}
            onValueChange={(limit) => {
              field.onValueChange(limit);
              recheckLimits(form, id);
            }}
          />
        )}
      </FormField>
      {ageGap === null ? null : <span className="text-small text-ink-2">ans</span>}
    </div>
  );
}
