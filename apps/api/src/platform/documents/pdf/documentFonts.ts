import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PdfFonts } from './PdfDraft.ts';

const fontOf = (weight: string): Uint8Array =>
  readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/archivo/${weight}/Archivo_${weight}.ttf`)));

/** The fonts of our documents. */
export const documentFonts = (): PdfFonts => ({
  regular: fontOf('400Regular'),
  semibold: fontOf('600SemiBold'),
  bold: fontOf('700Bold'),
});
