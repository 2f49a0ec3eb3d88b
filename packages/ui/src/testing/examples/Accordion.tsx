import { Accordion, AccordionItem } from "@carnation/ui/accordion";

export function Example() {
  return (
    <Accordion>
      <AccordionItem title={"Comment se préparer\u202F?"}>Venez sans maquillage.</AccordionItem>
      <AccordionItem title={"Combien de temps\u202F?"}>Comptez 20 minutes.</AccordionItem>
    </Accordion>
  );
}
