/** A client's first and last name, as they are said. */
export function nameOf({
  firstname,
  lastname,
}: {
  readonly firstname: string;
  readonly lastname: string;
}): string {
  return `${firstname} ${lastname}`.trim() || "Client sans nom";
}
