import { CarnationError } from "@carnation/domain/error";

/** Part of the project's configuration that a deployment lacks. */
export type ConfigurationFault =
  /** Nothing stands at the reserved address: Hosting serves it once a Web app is linked to the site. */
  | { readonly kind: "no-file" }
  /** Something else stands there: a page of the application, for instance. */
  | { readonly kind: "not-json" }
  /** The configuration lacks these values, by the names that Firebase gives them. */
  | { readonly kind: "missing-fields"; readonly fields: readonly string[] };

/** The deployment itself is not finished: no connection is possible before its operator has acted. */
export class IncompleteDeploymentError extends CarnationError {
  readonly fault: ConfigurationFault;

  constructor(fault: ConfigurationFault, message: string) {
    super("internal", message);
    this.fault = fault;
  }
}
