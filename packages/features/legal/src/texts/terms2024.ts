import type { LegalSection, LegalText } from '../LegalText.ts';
import { termsDe } from './terms.de.ts';
import { termsEn } from './terms.en.ts';

type Blocks = Readonly<Record<string, LegalSection['blocks']>>;

/** A text of which some sections were different. */
const differing = (text: LegalText, blocks: Blocks): LegalText => ({
  ...text,
  sections: text.sections.map((section) => ({ ...section, blocks: blocks[section.id] ?? section.blocks })),
});

/** The terms that counted from 15 January 2024, German. */
export const termsDe2024 = differing(termsDe, {
  orders: [
    'Kampagnen- und UGC-Anfragen im Portal sind unverbindlich. Die Agentur macht Vorschläge und ein Angebot; der Vertrag kommt zustande, wenn der Kunde das Angebot in Textform annimmt.',
    'Sagt der Kunde im Portal einem vorgeschlagenen Kanal zu, beauftragt er die Agentur, die Leistung zu dem dort genannten Preis zu buchen.',
  ],
  cooperation: [
    'Der Kunde stellt Briefing, Produkte und Unterlagen rechtzeitig bereit und prüft eingereichte Inhalte innerhalb von drei Werktagen. Verzögerungen, die er zu vertreten hat, verschieben vereinbarte Termine.',
    ...(termsDe.sections.find(({ id }) => id === 'cooperation')?.blocks.slice(1) ?? []),
  ],
});

/** The terms that counted from 15 January 2024, English. */
export const termsEn2024 = differing(termsEn, {
  orders: [
    'Campaign and UGC requests in the portal are not binding. The agency makes suggestions and an offer; the contract is concluded when the customer accepts the offer in text form.',
    'By approving a suggested channel in the portal, the customer instructs the agency to book the service at the price stated there.',
  ],
  cooperation: [
    'The customer provides briefing, products and material in good time and reviews submitted content within three working days. Delays for which the customer is responsible postpone agreed dates.',
    ...(termsEn.sections.find(({ id }) => id === 'cooperation')?.blocks.slice(1) ?? []),
  ],
});

/** What the terms of 21 November 2026 say differently. */
export const termsChanges = {
  de: [
    'Angebote können Sie auch im Portal annehmen, nicht nur in Textform.',
    'Vorschläge, über die Sie nicht entscheiden, enden mit der im Portal genannten Frist.',
    'Für die Prüfung eingereichter Inhalte haben Sie fünf statt drei Werktage.',
  ],
  en: [
    'You can accept offers in the portal as well, not only in text form.',
    'Suggestions on which you do not decide end with the period stated in the portal.',
    'You have five working days instead of three to review submitted content.',
  ],
} as const;
