import { CustomerForm } from "./CustomerForm";
import { Interactions } from "./Interactions";
import { Readings } from "./Readings";
import type { Parts } from "./show";

export const VisitParts: Parts = {
  readings: <Readings />,
  form: <CustomerForm />,
  table: <Interactions buttonClassName="host-square" />,
};
