import { Component, type ReactNode } from "react";
import { WholePageError } from "../layouts/WholePageError.tsx";

interface DoorBoundaryProps {
  /** Called with what failed to load or to draw. */
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

interface DoorBoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

/** Shows what failed to load or to draw as a page of its own. */
export class DoorBoundary extends Component<DoorBoundaryProps, DoorBoundaryState> {
  override state: DoorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): DoorBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : <WholePageError error={failure.error} />;
  }
}
