// The part of PDF.js that reads files, in a thread of its own.
import "pdfjs-dist/legacy/build/pdf.worker.min.mjs";
