import { type Customer, customerLabel } from "@carnation/product/customer";
import { PhotoFrame } from "@carnation/ui/photo-parts";
import type { ReactNode } from "react";
import { useReading } from "../../../shared/watch/useReading.ts";
import { readPicture } from "../../../shared/customers/customers.ts";

/** The picture of a client, filling its frame beside their name; their initial where there is none to show. */
export function CustomerPicture({ customer }: { readonly customer: Customer }): ReactNode {
  const { reading } = useReading(customer.picture, readPicture);
  if (reading.status === "ready") {
    return <PhotoFrame src={reading.value} alt="" thumbnail className="size-full" />;
  }
  const [initial = ""] = customerLabel(customer);
  return (
    <span aria-hidden="true" className="grid size-full place-items-center text-ink-2">
      {initial}
    </span>
  );
}
