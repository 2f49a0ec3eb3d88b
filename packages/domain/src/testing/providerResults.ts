/** One result of a provider's answer: its own ids, the name of the algorithm inside, numbers now and then as texts. */
export function providerResult(
  technicalName: string,
  value: number | string,
  subMetrics: Readonly<Record<string, number | string>> = {},
): Record<string, unknown> {
  return {
    id: 91_234,
    is_ok: true,
    image_id: 771,
    algorithm_version_id: 2300,
    application_run_id: 5,
    creation_time: "2026-11-21T10:00:00Z",
    result: {
      algorithm_tech_name: technicalName,
      image_type: 1,
      area_results: [
        {
          area_name: "face",
          main_metric: {
            value,
            name: technicalName,
            tech_name: technicalName,
            widget_type: "bad_good_line",
            units: "%",
          },
          sub_metrics: Object.entries(subMetrics).map(([tech_name, value]) => ({
            tech_name,
            value,
            widget_type: "numeric",
          })),
        },
        { area_name: "nose", main_metric: { value }, sub_metrics: null },
      ],
      masks_restored: { polygon_mask: { type: "FeatureCollection", features: [] } },
      masks_original: null,
    },
  };
}
