import { type Customer, customerLabel } from "@carnation/domain";
import { Avatar } from "@carnation/ui/avatar";
import { useState, type ReactNode } from "react";
import { BlobImage } from "../../common/BlobImage.tsx";
import { useReading } from "../../common/state/useReading.ts";
import { readPicture } from "./customers.ts";

/** The picture of a client, small and beside their name; their initial where there is none to show. */
export function CustomerPicture({ customer }: { readonly customer: Customer }): ReactNode {
  const { reading } = useReading(customer.picture, readPicture);
  const [broken, setBroken] = useState(false);
  if (reading.status !== "ready" || broken) return <Avatar name={customerLabel(customer)} />;
  return (
    <BlobImage
      blob={reading.value}
      alt=""
      onError={() => setBroken(true)}
      className="size-9 rounded-full object-cover"
    />
  );
}
