import { execFileSync } from "node:child_process";
import { StartupError } from "@carnation/local-firebase";
import { expect, test } from "vitest";
import { frenchStartError } from "./startErrors.ts";

const folder = "/donnees";
const file = "/donnees/firebase.sqlite";

test.each([
  [
    new StartupError("DATABASE_MISSING", { folder, file, files: 67 }),
    ["67 fichiers l’attendent", file, "n’a été modifiée", "-wal", "import --from", "repartir de zéro"],
  ],
  [
    new StartupError("DATABASE_DAMAGED", { folder, file, reason: "file is not a database" }),
    ["est endommagée", file, "reprendre une sauvegarde"],
  ],
  [new StartupError("DATABASE_NEWER", { folder, file }), ["version plus récente"]],
  [
    new StartupError("OBJECTS_MISSING", { folder: "/donnees/storage/objects", count: 1 }),
    ["1 photo ou fichier", "/donnees/storage/objects", "CARNATION_MISSING_FILES=accept npm start"],
  ],
  [
    new StartupError("OBJECTS_UNKNOWN", { folder: "/donnees/storage/objects", count: 5 }),
    ["5 fichiers", "n’en connaît aucun", "déplacez-les"],
  ],
  [new StartupError("DISK_FULL", { folder }), ["est plein", "Libérez de la place"]],
  [new StartupError("DISK_READ_ONLY", { folder, reason: "EROFS" }), ["lecture seule", "CARNATION_DATA"]],
  [new StartupError("DATA_FOLDER_LOCKED", { folder, pid: 12 }), ["déjà ouverte", "processus 12"]],
  [
    new StartupError("DATA_FOLDER_INVALID", { path: folder, fault: "no-folder" }),
    [folder, "ce n’est pas un dossier", "Renommez-le"],
  ],
  [new Error("boom"), ["boom"]],
])("%s is told with what to do", (error, parts) => {
  const text = frenchStartError(error);
  expect(text).toMatch(/^Carnation n’a pas pu démarrer/);
  for (const part of parts) expect(text).toContain(part);
});

test.runIf(process.platform !== "win32")(
  "a command that is advised can be copied, whatever the folder is called",
  () => {
    const odd = '/données de l’été/it\'s "here" $HOME';
    const text = frenchStartError(new StartupError("DATABASE_MISSING", { folder: odd, file, files: 1 }));
    const command = /npm run local-firebase -- (.*)$/mu.exec(text)?.[1] ?? "";
    const words = execFileSync("sh", ["-c", `printf '%s\\n' ${command}`], { encoding: "utf8" }).split("\n");
    expect(words).toContain(odd);
  },
);
