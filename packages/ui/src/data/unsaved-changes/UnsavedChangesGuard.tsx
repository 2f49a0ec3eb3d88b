"use client";

import type { ReactNode } from "react";
import { type UnsavedChangesOptions, useUnsavedChanges } from "./useUnsavedChanges.tsx";

export type UnsavedChangesGuardProps = UnsavedChangesOptions;

/** `useUnsavedChanges` as a component, for a form that leaves only through the router or the window. */
export function UnsavedChangesGuard(props: UnsavedChangesGuardProps): ReactNode {
  return useUnsavedChanges(props).dialog;
}
