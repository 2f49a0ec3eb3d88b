import { PhotoCompare } from "@carnation/ui/photo-compare";

export function Example() {
  return (
    <PhotoCompare
      before={{ src: "/juin.jpg", alt: "De face, en juin", date: "12 juin 2026" }}
      after={{ src: "/novembre.jpg", alt: "De face, en novembre", date: "21 novembre 2026" }}
    />
  );
}
