import {
  type Customer,
  customerEditForm,
  customerFormInput,
  customerLabel,
} from "@carnation/product/customer";
import { Button } from "@carnation/ui/button";
import { useCarnationForm } from "@carnation/ui/form";
import { useMemo, useState, type ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { FormPage } from "../../../shared/forms/FormPage.tsx";
import { RecordPage } from "../../../shared/resource/RecordPage.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { noticeState } from "../../../shared/session/notices.ts";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { useReading } from "../../../shared/watch/useReading.ts";
import { FormPrerequisites } from "../../../shared/forms/FormPrerequisites.tsx";
import { ConsentHistory } from "./ConsentHistory.tsx";
import { CustomerFields, emailProblem, type PersonForm } from "./CustomerFields.tsx";
import {
  customers,
  pages,
  readPictureAddress,
  save,
  type SavedCustomer,
} from "../../../shared/customers/customers.ts";
import { PictureNotSent } from "./PictureNotSent.tsx";

/** `/user/customers/edit/:id` */
export function EditCustomerScreen(): ReactNode {
  return (
    <RecordPage atoms={customers.byId} pages={pages} editing>
      {(customer) => (
        <FormPrerequisites atom={customers.list}>
          {(all) => <EditCustomer key={customer.id} customer={customer} all={all} />}
        </FormPrerequisites>
      )}
    </RecordPage>
  );
}

interface EditCustomerProps {
  readonly customer: Customer;
  readonly all: readonly Customer[];
}

function EditCustomer({ customer, all }: EditCustomerProps): ReactNode {
  const { id } = customer;
  const navigate = useNavigate();
  const others = useMemo(() => all.filter((other) => other.id !== id), [all, id]);
  const [now] = useState(() => new Date());
  // As the fields show them: what another tab changes meanwhile is not in the fields, and must not be overwritten.
  const [seen] = useState(customer.updated);
  const schema = useMemo(() => customerEditForm({ now, customers: others }, id), [now, others, id]);
  const form = useCarnationForm({ schema, defaultValues: customerFormInput(customer) });
  const { reading } = useReading(customer.picture, readPictureAddress);
  const { run } = useMutation(save);
  const [unsent, setUnsent] = useState<SavedCustomer | null>(null);
  if (unsent) return <PictureNotSent saved={unsent} />;
  return (
    <FormPage
      form={form}
      pages={pages}
      title={`Modifier ${customerLabel(customer)}`}
      record={{ label: customerLabel(customer), path: paths.customer(id) }}
      sections
      actions={
        <Button asChild>
          <Link to={paths.customerDiagnosis(id)}>Diagnostiquer</Link>
        </Button>
      }
      onSave={({ payload, picture }) => run({ ...payload, updated: seen }, picture)}
      onSaved={(saved, notice) => {
        if (saved.unsent) setUnsent(saved);
        else void navigate(paths.customer(id), { state: noticeState(notice) });
      }}
      problemsOf={emailProblem}
    >
      <CustomerFields
        form={form as unknown as PersonForm}
        others={others}
        pictureSrc={reading.status === "ready" ? reading.value : null}
      />
      <ConsentHistory customer={customer} />
    </FormPage>
  );
}
