import type { Outgoing } from "../../../shared/sending/outgoing.ts";

/** The results of a diagnosis as a document of their own. */
export const resultsReport: Outgoing = {
  title: "Envoyer les résultats",
  what: "le message et les résultats",
  pages: "Pages des résultats",
  preview: (workspace, id) => workspace.resultsReports.preview(id),
  send: (workspace, id, dispatch) => workspace.resultsReports.send({ id, ...dispatch }),
};
