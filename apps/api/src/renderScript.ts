import { fileURLToPath } from 'node:url';

/** The program that draws documents, for `PdfRenderer`. */
export const renderScript = fileURLToPath(new URL('renderProcess.ts', import.meta.url));
