import { FaceMap } from "@carnation/ui/face-map";

const scale = {
  min: 0,
  max: 100,
  unit: "/100",
  bands: [{ tone: "priority" }, { tone: "maintain", from: 50 }, { tone: "strength", from: 70 }],
} as const;

export function Example() {
  return (
    <FaceMap
      label="Rougeurs"
      zones={[
        { id: "forehead", part: "forehead", reading: { ...scale, label: "Front", value: 74 } },
        { id: "right", part: "rightCheek", reading: { ...scale, label: "Joue droite", value: 46 } },
        { id: "left", part: "leftCheek", reading: { ...scale, label: "Joue gauche", value: null } },
      ]}
    />
  );
}
