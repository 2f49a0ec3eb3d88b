import { Button } from "@carnation/ui/button";
import { Form, FormField, useCarnationForm } from "@carnation/ui/form";
import { TextField } from "@carnation/ui/text-field";
import { useEffect, useRef, type ReactNode } from "react";
import * as v from "valibot";
import { paths } from "../../../shared/navigation/paths.ts";
import { usePlace } from "../../../shared/navigation/place.ts";
import { activationCode } from "./activationCode.ts";

const schema = v.object({
  link: v.pipe(
    v.string(),
    v.check(
      (copied) => activationCode(copied) !== null,
      "Ce lien n’est pas complet. Copiez-le en entier depuis l’e-mail reçu.",
    ),
  ),
});

/** For whoever reads their e-mail elsewhere: the link, or its code, copied by hand. */
export function PasteLink(): ReactNode {
  const place = usePlace();
  const form = useCarnationForm({ schema, defaultValues: { link: "" } });
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={frame}>
      <Form
        form={form}
        aria-label="Lien d’activation"
        onSubmit={({ link }) => place.go(paths.activation(activationCode(link) ?? ""))}
      >
        <FormField form={form} name="link">
          {(field) => (
            <TextField
              label="Lien reçu par e-mail"
              hint="Collez le lien, ou le code qu’il contient."
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...field}
            />
          )}
        </FormField>
        <Button type="submit" block>
          Continuer
        </Button>
      </Form>
    </div>
  );
}
