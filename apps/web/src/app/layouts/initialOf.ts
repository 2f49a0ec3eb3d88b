/** The capital first letter of a first name, or of the e-mail address while there is no name. */
export function initialOf(firstname: string, email: string): string {
  const [letter = ""] = firstname.trim() || email;
  return letter.toLocaleUpperCase("fr-FR");
}
