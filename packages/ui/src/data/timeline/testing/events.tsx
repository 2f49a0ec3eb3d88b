import { Camera, FileText, Mail, PenLine, Sparkles } from "lucide-react";
import { Link } from "../../../foundations/link/Link.tsx";
import type { TimelineEvent } from "../timelineMonths.ts";

const icon = { "aria-hidden": true } as const;

/** Holds what happened with one client, for stories. */
export const events: readonly TimelineEvent[] = [
  {
    id: "diagnostic-3",
    date: "2026-11-21T13:05:00Z",
    kind: "Diagnostic",
    icon: <Camera {...icon} />,
    title: <Link href="#diagnostic">13 critères mesurés</Link>,
    details: "3 points forts, 2 priorités. Qualité de la photo\u00A0: bonne",
    media: <img src="/demo/visage-clair.jpg" alt="" />,
  },
  {
    id: "devis",
    date: "2026-11-21T13:22:00Z",
    kind: "Devis",
    icon: <FileText {...icon} />,
    title: <Link href="#devis">DEV-2026-0118, 478,80&nbsp;€ TTC</Link>,
    details: "Valable jusqu’au 21\u00A0décembre 2026",
  },
  {
    id: "envoi",
    date: "2026-11-21T13:31:00Z",
    kind: "E-mail",
    icon: <Mail {...icon} />,
    title: "Conseils de soin envoyés",
    details: "anais.morel@exemple.fr",
  },
  {
    id: "routine",
    date: "2026-10-02T09:40:00Z",
    kind: "Routine",
    icon: <Sparkles {...icon} />,
    title: <Link href="#routine">Six étapes, matin et soir</Link>,
  },
  {
    id: "consentement",
    date: "2026-10-02",
    kind: "Consentement",
    icon: <PenLine {...icon} />,
    title: "Photographie et envoi par e-mail",
  },
];
