import { type Customer, customerLabel } from "@carnation/domain";
import { Avatar } from "@carnation/ui/avatar";
import { PhotoFrame } from "@carnation/ui/photo-parts";
import type { ReactNode } from "react";
import { useReading } from "../../common/state/useReading.ts";
import { readPicture } from "./customers.ts";

/** The picture of a client, small and beside their name; their initial where there is none to show. */
export function CustomerPicture({ customer }: { readonly customer: Customer }): ReactNode {
  const { reading } = useReading(customer.picture, readPicture);
  if (reading.status !== "ready") return <Avatar name={customerLabel(customer)} />;
  return <PhotoFrame src={reading.value} alt="" thumbnail className="size-9 rounded-full" />;
}
