import { DocsContext, Source } from "@storybook/addon-docs/blocks";
import { useContext, type ReactNode } from "react";
import { entries } from "virtual:kit-entries";
import { useLocale } from "@carnation/ui/provider";
import { TranslatedContext } from "../../packages/ui/src/testing/Translated.tsx";
import { examples } from "./examples.ts";
import { exampleCode, importLines, sheetLines } from "./importCode.ts";

const words = {
  fr: {
    example: "Code à copier",
    sheets: "Feuilles de style une à une",
    instead: "À la place de styles.css, qui les contient toutes.",
  },
  en: {
    example: "Code to copy",
    sheets: "Style sheets one by one",
    instead: "In the place of styles.css, which holds all of them.",
  },
} as const;
const frenchOnly =
  "The text below is written in French; the import, the code and the table of properties are in English.";

/** The imported name that a page is about: `CriterionGauge` in « Criteria/CriterionGauge ». */
function useComponentName(): string {
  const context = useContext(DocsContext);
  try {
    const [, name = ""] = context.resolveOf("meta", ["meta"]).csfFile.meta.title?.split("/") ?? [];
    return name;
  } catch {
    // A page that belongs to no stories.
    return "";
  }
}

interface PageTitleProps {
  readonly children?: ReactNode;
}

/**
 * The heading of a page. That of a component is followed by what its import takes and a module to copy, written from
 * the index files of the kit and the examples that the tests compile.
 */
export function PageTitle({ children }: PageTitleProps): ReactNode {
  const language = useLocale().startsWith("en") ? "en" : "fr";
  const isTranslated = useContext(TranslatedContext);
  const name = useComponentName();
  const entry = entries[name];
  if (entry === undefined) return <h1>{children}</h1>;
  const { example, sheets, instead } = words[language];
  const isFrenchOnly = language === "en" && !isTranslated;
  return (
    <>
      {isFrenchOnly ? (
        <>
          <h1 translate="no">{name}</h1>
          <p lang="en" data-french-only="">
            {entry.sentence} {frenchOnly}
          </p>
        </>
      ) : (
        <h1>
          {children} {children === name ? null : <code className="page-title__name">{name}</code>}
        </h1>
      )}
      <Source language="tsx" code={importLines(name, entry)} dark={false} />
      <details lang={language} className="page-title__more" open>
        <summary>{example}</summary>
        <Source language="tsx" code={exampleCode(examples[name] ?? "")} dark={false} />
      </details>
      <details lang={language} className="page-title__more">
        <summary>{sheets}</summary>
        <p>{instead}</p>
        <Source language="tsx" code={sheetLines(entry)} dark={false} />
      </details>
    </>
  );
}
