"use client";

import { type RefObject, useEffect, useId, useRef, useState } from "react";
import type { FieldProblem } from "../../feedback/error-summary/ErrorSummary.tsx";
import { frConsentForm } from "../../foundations/messages/sections/captureConsent.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import {
  type ConsentClause,
  type ConsentProblem,
  consentProblems,
  type ConsentSubmission,
  type ConsentValues,
  parseConsent,
} from "./consent.ts";

interface ConsentFormOptions {
  readonly values: ConsentValues;
  readonly clauses: readonly ConsentClause[];
  readonly version: string;
  readonly onSubmit: (submission: ConsentSubmission) => void;
}

interface ConsentFormState {
  /** The problems as links, once somebody has tried to sign. */
  readonly problems: readonly FieldProblem[];
  readonly errorAt: (fieldId: string) => string | undefined;
  readonly clauseId: (clause: ConsentClause) => string;
  readonly signerId: string;
  readonly signatureId: string;
  readonly summary: RefObject<HTMLElement | null>;
  readonly submit: () => void;
}

/** Problems appear at the first attempt to sign, and go away one by one as they are corrected. */
export function useConsentForm({ values, clauses, version, onSubmit }: ConsentFormOptions): ConsentFormState {
  const messages = useMessages("consentForm", frConsentForm);
  const id = useId();
  const [attempts, setAttempts] = useState(0);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  const clauseId = (clause: ConsentClause): string => `${id}-clause-${clause.id}`;
  const signerId = `${id}-signer`;
  const signatureId = `${id}-signature`;
  const asField = (problem: ConsentProblem): FieldProblem => {
    switch (problem.at) {
      case "clause":
        return {
          fieldId: clauseId(problem.clause),
          message: messages.clauseMissing({ clause: problem.clause.text }),
        };
      case "signerName":
        return { fieldId: signerId, message: messages.signerMissing };
      case "signature":
        return { fieldId: signatureId, message: messages.signatureMissing };
    }
  };
  const problems = attempts === 0 ? [] : consentProblems(values, clauses).map(asField);

  return {
    problems,
    errorAt: (fieldId) => problems.find((problem) => problem.fieldId === fieldId)?.message,
    clauseId,
    signerId,
    signatureId,
    summary,
    submit: () => {
      const submission = parseConsent(values, clauses, version);
      if (submission === null) setAttempts(attempts + 1);
      else onSubmit(submission);
    },
  };
}
