import { startLocalPayments } from "../startLocalPayments.ts";

// A process of its own, to be killed: says where it is, and dies by itself where it is told to.
const [dataDir = "", port = "0"] = process.argv.slice(2);
const bank = await startLocalPayments({ dataDir, port: Number(port) });
process.stdout.write(`${JSON.stringify({ url: bank.url, port: bank.port, key: bank.key })}\n`);
