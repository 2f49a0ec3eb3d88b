import "./styles.css";
import "./page.css";
import type { ReactElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { flushSync } from "react-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { Alert } from "../feedback/alert/Alert.tsx";
import { Badge } from "../feedback/badge/Badge.tsx";
import { BandMark } from "../criteria/band-mark/BandMark.tsx";
import { Breadcrumbs } from "../navigation/breadcrumbs/Breadcrumbs.tsx";
import { Button } from "../actions/button/Button.tsx";
import { Card } from "../data/card/Card.tsx";
import { CheckboxField } from "../fields/checkbox-field/CheckboxField.tsx";
import { DescriptionList } from "../data/description-list/DescriptionList.tsx";
import { EmptyState } from "../feedback/empty-state/EmptyState.tsx";
import { ErrorState } from "../feedback/error-state/ErrorState.tsx";
import { ErrorSummary } from "../feedback/error-summary/ErrorSummary.tsx";
import { Link } from "../foundations/link/Link.tsx";
import { PageHeader } from "../navigation/page-header/PageHeader.tsx";
import { Progress } from "../feedback/progress/Progress.tsx";
import { Tabs } from "../navigation/tabs/Tabs.tsx";
import { TextField } from "../fields/text-field/TextField.tsx";

const name = "a".repeat(300);

const components: Readonly<Record<string, ReactElement>> = {
  Alert: <Alert actions={<Button>{name}</Button>}>{name}</Alert>,
  Badge: <Badge>{name}</Badge>,
  BandMark: <BandMark tone="strength" phrase={name} />,
  Breadcrumbs: (
    <Breadcrumbs
      items={[
        { id: "a", content: <a href="#a">{name}</a> },
        { id: "b", content: name },
      ]}
    />
  ),
  Card: <Card>{name}</Card>,
  CheckboxField: <CheckboxField label={name} error={name} />,
  DescriptionList: <DescriptionList items={[{ id: "a", term: name, details: name }]} />,
  EmptyState: <EmptyState title={name}>{name}</EmptyState>,
  ErrorState: <ErrorState title={name} reference={name} />,
  ErrorSummary: <ErrorSummary problems={[{ fieldId: "a", message: name }]} />,
  Link: <Link href="#a">{name}</Link>,
  PageHeader: (
    <PageHeader title={name} before={name} facts={[name, "41 ans"]} actions={<Button>{name}</Button>} />
  ),
  Progress: <Progress label={name} value={0.64} />,
  Tabs: <Tabs label="Vues" items={[{ id: "a", label: name, content: name }]} />,
  TextField: <TextField label={name} hint={name} error={name} />,
};

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

test.each(Object.entries(components))(
  "%s keeps a name of three hundred letters on a phone",
  async (_, element) => {
    await page.viewport(390, 844);
    const host = document.createElement("div");
    host.style.paddingInline = "16px";
    document.body.append(host);
    root = createRoot(host);
    flushSync(() => root?.render(element));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
);
