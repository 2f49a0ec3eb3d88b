import type { Outgoing } from "../../common/sending/outgoing.ts";

/** The prescription of a diagnosis's saved routine. */
export const prescription: Outgoing = {
  title: "Envoyer la prescription",
  what: "le message et la prescription",
  pages: "Pages de la prescription",
  preview: (workspace, id) => workspace.prescriptions.preview(id),
  send: (workspace, id, dispatch) => workspace.prescriptions.send({ id, ...dispatch }),
};
