import type { Agency } from '@resonanz/domain/agency';

/** A signature below a contract; without a date it is still to come. */
export interface DrawnSignature {
  role: string;
  /** Who has signed; empty until then. */
  name: string;
  /** The line below the name: where and when, or that it is open. */
  note: string;
  /** Words that stand for the drawing. */
  alt: string;
  /** Strokes on a field 600 wide and 200 high; without them a typed name is set as the signature. */
  strokes?: readonly (readonly number[])[];
}

/** Everything the document of a contract is made of; every value is text in its language already. */
export interface ContractData {
  language: 'de' | 'en';
  title: string;
  subtitle: string;
  madeAt: Date;
  agency: Agency;
  /** The agency's mark for a light ground, as SVG. */
  mark: string;
  parties: readonly { heading: string; lines: readonly string[] }[];
  facts: { heading: string; facts: readonly (readonly [name: string, value: string])[] };
  text: readonly { kind: 'H2' | 'P'; text: string; marker?: string }[];
  signatures: { heading: string; signed: readonly DrawnSignature[]; note: string };
}
