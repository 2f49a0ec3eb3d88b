const { onDocumentCreated } = require("firebase-functions/v2/firestore");
const { onCall } = require("firebase-functions/v2/https");

const functions = { ask: onCall(() => "asked"), made: onDocumentCreated("notes/{note}", () => undefined) };

// Not to be told by reading the file.
for (const [name, value] of Object.entries(functions)) exports[name] = value;
exports.named = onCall(() => "named");
exports.group = { inner: onCall(() => "inner") };
