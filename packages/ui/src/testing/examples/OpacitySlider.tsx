"use client";

import { OpacitySlider } from "@carnation/ui/photo-parts";
import { useState } from "react";

export function Example() {
  const [opacity, setOpacity] = useState(0.6);
  return <OpacitySlider label="Opacité du masque" value={opacity} onValueChange={setOpacity} />;
}
