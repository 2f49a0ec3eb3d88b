/**
 * Holds what the most used passwords of French and international leak lists are made of (Richelieu, SecLists), in lower
 * case without accents, several to a line. Common passwords long enough for the length rule are these words joined,
 * repeated, or followed by a number, so the words refuse more than a list of whole passwords.
 */
export const commonPasswordWords: readonly string[] = [
  "motdepasse monmotdepasse password passwort passw0rd passe secret admin administrateur administrator",
  "azerty qwerty azertyuiop qwertyuiop bonjour bonsoir bienvenue welcome coucou hello salut merci",
  "jetaime iloveyou letmein login connexion changeme changer ouvretoi tropfort nouveau compte test",
  "doudou loulou chouchou chocolat caramel princesse princess prince sunshine soleil etoile amour",
  "papillon marseille paris france lyon toulouse bordeaux bretagne portugal algerie football",
  "dragon monkey superman batman pokemon naruto master shadow killer starwars matrix samsung",
  "nicolas thomas camille julien maxime alexandre sebastien isabelle stephanie nathalie caroline",
  "carnation institut beaute esthetique esthetic estheticienne cosmetique visage peau soin soins spa",
];
