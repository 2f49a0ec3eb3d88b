import { CustomerForm } from "../page/CustomerForm";
import { Interactions } from "../page/Interactions";
import { Readings } from "../page/Readings";
import type { Parts } from "./show";

export const VisitParts: Parts = {
  readings: <Readings />,
  form: <CustomerForm />,
  table: <Interactions />,
};
