/** Values of one algorithm's result; `area` beside the whole face. */
interface Measures {
  readonly value: number | string | null;
  readonly sub?: Readonly<Record<string, number | string>>;
  readonly areas?: Readonly<Record<string, number>>;
  readonly problems?: readonly string[];
}

/** One result as the service writes it: the algorithm's version as a number, its name inside. */
export function remoteResult(name: string | null, version: number, measures: Measures, isOk = true): unknown {
  const { value, sub = {}, areas = {}, problems = [] } = measures;
  const metric = (measure: unknown) => ({ value: measure, widget_type: "bad_good_line", units: null });
  return {
    id: `result-${version}`,
    is_ok: isOk,
    image_id: "image-1",
    algorithm_version_id: version,
    creation_time: "2026-11-21 15:33:00",
    application_name: "Face Skin Metrics 2.0",
    result: {
      algorithm_tech_name: name,
      image_type: 1,
      problems,
      area_results: [
        {
          area_name: "face",
          main_metric: metric(value),
          sub_metrics: Object.entries(sub).map(([tech_name, measure]) => ({ tech_name, ...metric(measure) })),
        },
        ...Object.entries(areas).map(([area_name, measure]) => ({ area_name, main_metric: metric(measure) })),
      ],
      masks_restored: [],
      masks_original: [{ mask_type: "polygon_mask", features: { geometry: { type: "MultiPolygon" } } }],
    },
  };
}

/** Holds what the service says of a good photo; translucency and sagging, deprecated there, do not come. */
export const goodResults: readonly unknown[] = [
  remoteResult("redness", 41, {
    value: 82.4,
    sub: { redness_local_score: 80, redness_global_score: "77,5" },
    areas: { forehead: 90, nose: 61, moon: 3 },
  }),
  remoteResult("Eyes-Age", 23, { value: 39 }),
  remoteResult("face_age", 19, { value: 41 }),
  remoteResult("uniformness", 56, { value: 70 }),
  remoteResult("eye area condition", 57, { value: 64, sub: { dark_circles_score: 55 } }),
  remoteResult("lines", 36, { value: 60, sub: { jowls_grade: 1, "sagging score": 50 } }),
  remoteResult("pores", 58, { value: 71, sub: { pores_number: 412 } }),
  remoteResult("acne", 59, { value: 93, sub: { number_of_regions: 4, density_score: 1.5 } }),
  remoteResult("pigmentation", 60, { value: 88 }),
  remoteResult("hydration", 61, { value: 75, sub: { hydration_level: "normal" } }),
  remoteResult("skintone", 99, { value: "Light" }),
  remoteResult("quality", 62, { value: 78, sub: { sharpness_score: 66, rotation_score: 90 } }),
];
