import { join } from "node:path";
import type { LocalFirebase } from "@carnation/local-firebase";
import { type LocalPayments, startLocalPayments } from "@carnation/local-payments";
import { paymentsPort } from "./startPorts.ts";

/** Gives what the functions read of the card provider: its key, the secret of its events, and where it is on this machine. */
export function paymentEnvironment({ key, webhookSecret, port }: LocalPayments): Record<string, string> {
  return {
    CARNATION_STRIPE_KEY: key,
    CARNATION_STRIPE_WEBHOOK_SECRET: webhookSecret,
    CARNATION_STRIPE_HOST: `127.0.0.1:${port}`,
  };
}

/**
 * Starts the card provider of this machine, its data beside that of the local Firebase.
 * @throws Error in French when its port is taken
 * @returns null where the environment names another one (`CARNATION_STRIPE_KEY`)
 */
export async function startPayments(
  dataDir: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<LocalPayments | null> {
  if (env["CARNATION_STRIPE_KEY"]) return null;
  const folder = join(dataDir, "payments");
  const port = paymentsPort(env);
  try {
    return await startLocalPayments({ dataDir: folder, port, onProblem });
  } catch (error) {
    throw new Error(frenchPaymentsError(error, folder, port), { cause: error });
  }
}

function onProblem(error: unknown): void {
  console.error("Carnation : la banque a rencontré une erreur ; ce qui est dû sera repris.", error);
}

/** Tells why the card provider cannot start, and what to do about it. */
export function frenchPaymentsError(error: unknown, folder: string, port: number): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const reason = error instanceof Error ? error.message : String(error);
  if (code === "EADDRINUSE") {
    return `le port ${port} (la banque) est déjà utilisé.\nFermez le programme qui l’occupe, ou laissez Carnation prendre des ports libres : CARNATION_PORTS=0 npm start`;
  }
  return `les données de la banque n’ont pas pu être lues (${reason}).\nRenommez le dossier ${folder}, puis relancez npm start : une banque neuve prend sa place. Aucune de vos données n’a été modifiée ni supprimée.`;
}

/** Lets the card provider tell the functions what happens. */
export function connectPayments(bank: LocalPayments, { projectId, ports }: LocalFirebase): void {
  bank.setWebhook(`http://127.0.0.1:${ports.functions}/${projectId}/europe-west3/stripewebhook`);
}
