import type { ReactNode } from "react";

const reminders = [
  "Sans maquillage, sur peau propre",
  "Cheveux attachés, sans lunettes ni bijoux",
  "Lumière douce, de face",
  "Visage de face, traits détendus",
  "Même distance et même fond à chaque fois",
] as const;

/** Shows what makes two photos comparable. */
export function PhotoReminder(): ReactNode {
  return (
    <section aria-labelledby="reussir-la-photo">
      <h2 id="reussir-la-photo" className="pb-3 text-[20px]/[1.2]">
        Réussir la photo
      </h2>
      <ul className="border-b border-line text-small text-ink-2">
        {reminders.map((reminder) => (
          <li key={reminder} className="border-t border-line py-2.5">
            {reminder}
          </li>
        ))}
      </ul>
    </section>
  );
}
