import { SkipLink } from "@carnation/ui/skip-link";

export function Example() {
  return (
    <>
      <SkipLink href="#content">Aller au contenu</SkipLink>
      <main id="content" tabIndex={-1}>
        Résultats
      </main>
    </>
  );
}
