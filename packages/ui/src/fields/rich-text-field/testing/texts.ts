/** A news article of an institute, with all that a formatted text may hold. */
export const article = [
  "<h2>Préparer la peau à l’hiver</h2>",
  "<p>Le froid sec et le chauffage retirent de l’eau à la surface de la peau. <strong>Trois gestes</strong> suffisent le plus souvent, <em>dans cet ordre</em> :</p>",
  "<ol><li><p>Nettoyer sans sulfate, à l’eau tiède.</p></li><li><p>Poser le sérum sur peau humide.</p></li><li><p>Sceller avec une crème barrière, le soir surtout.</p></li></ol>",
  "<h3>En cabine</h3>",
  '<p>Le protocole complet est dans <a href="https://exemple.fr/protocole-hiver">la fiche d’hiver</a>. Une question ? <a href="mailto:equipe@exemple.fr">Écrivez à l’équipe</a>.</p>',
  "<ul><li><p>Massage liftant, 50 min</p></li><li><p>LED rouge, 20 min</p></li></ul>",
].join("");

export const usage = "<p>Le soir, deux à trois fois par semaine. <strong>SPF 50</strong> le matin.</p>";
