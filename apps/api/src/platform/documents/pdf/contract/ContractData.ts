import type { Agency } from '@resonanz/domain/agency';

/** A signature of a contract; without a date it is still missing. */
export interface DrawnSignature {
  role: string;
  /** Name of the signer; empty until signed. */
  name: string;
  /** The line below the name: place and date, or that the signature is missing. */
  note: string;
  /** Alternative text of the drawing. */
  alt: string;
  /** Strokes on a field of 600 by 200; without them the typed name is drawn as the signature. */
  strokes?: readonly (readonly number[])[];
}

/** All values of a contract document, formatted in its language. */
export interface ContractData {
  language: 'de' | 'en';
  title: string;
  subtitle: string;
  madeAt: Date;
  agency: Agency;
  /** The agency's logo for a light background, as SVG. */
  mark: string;
  parties: readonly { heading: string; lines: readonly string[] }[];
  facts: { heading: string; facts: readonly (readonly [name: string, value: string])[] };
  text: readonly { kind: 'H2' | 'P'; text: string; marker?: string }[];
  signatures: { heading: string; signed: readonly DrawnSignature[]; note: string };
}
