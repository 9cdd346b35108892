import type { LegalText } from '../LegalText.ts';
import { address } from './contact.ts';

export const termsEn: LegalText = {
  title: 'Terms and conditions',
  intro: 'For the use of the brand portal and for orders placed through it.',
  sections: [
    {
      id: 'scope',
      title: 'Scope',
      blocks: [
        `These terms apply between ${address} (the “agency”) and companies that use the brand portal (the “customer”).`,
        'The offer is made to businesses within the meaning of § 14 of the German Civil Code (BGB), to legal persons and special funds under public law only, not to consumers.',
        'Deviating terms of the customer apply only if the agency agrees to them in text form. Individual agreements take precedence.',
      ],
    },
    {
      id: 'account',
      title: 'Account and access',
      blocks: [
        'An account comes into being by registration or invitation, confirmation of the e-mail address and approval by the agency. The agency may decline a registration.',
        'The customer gives correct information, keeps it up to date and makes sure that only authorised persons use the account. Access data is to be kept secret; suspected misuse has to be reported without delay.',
        'Use of the portal is free of charge. Only orders cost money.',
      ],
    },
    {
      id: 'orders',
      title: 'Requests and orders',
      blocks: [
        'Campaign and UGC requests in the portal are not binding. The agency makes suggestions and an offer; the contract is concluded when the customer accepts the offer in text form or in the portal.',
        'By approving a suggested channel in the portal, the customer instructs the agency to book the service at the price stated there. For channels without a decision, the suggestion ends with the period stated in the portal.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and payment',
      blocks: [
        'All prices are in euros plus statutory VAT. For UGC videos the price shown by the portal when the request is sent applies; extras are charged per video.',
        'Invoices are payable within 14 days without deduction unless agreed otherwise. The statutory rules on default apply. The customer may set off undisputed or finally adjudicated claims only.',
      ],
    },
    {
      id: 'cooperation',
      title: 'Cooperation and approvals',
      blocks: [
        'The customer provides briefing, products and material in good time and reviews submitted content within five working days. Delays for which the customer is responsible postpone agreed dates.',
        'One round of corrections per content is included as far as it keeps to the briefing. Approved content counts as conforming to the contract.',
        'The customer warrants that its instructions and material infringe neither rights of third parties nor advertising law. Advertising is labelled as such.',
      ],
    },
    {
      id: 'rights',
      title: 'Rights of use',
      blocks: [
        'Extent, duration, territory and media of use follow from the offer. If nothing has been agreed, the customer may share content on its own channels free of charge for twelve months from publication; paid advertising with the content is not included.',
        'The rights pass upon full payment. Personality rights of the creators remain unaffected.',
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancellation',
      blocks: [
        'If the customer cancels an accepted order, it pays for the services rendered so far and the claims of the creators booked. It may prove that the agency incurred lower expenses.',
        'If a creator drops out, the agency suggests a replacement. If no replacement is reasonable, the price of that service is refunded.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability of the portal',
      blocks: [
        'The agency runs the portal with the care of a prudent merchant. It announces maintenance where possible. There is no claim to uninterrupted availability.',
        'Reach, views and forecasts are information from the platforms and estimates; no particular advertising success is owed.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'The agency is liable without limitation for intent and gross negligence, for injury to life, body or health, under the German Product Liability Act and to the extent of a guarantee given.',
        'For simple negligence it is liable only for the breach of essential duties, limited to the foreseeable damage typical of the contract. Essential are duties whose fulfilment makes the contract possible in the first place and on which the customer may rely.',
      ],
    },
    {
      id: 'confidentiality',
      title: 'Confidentiality and data protection',
      blocks: [
        'Both sides keep non-public information of the other side confidential, in particular prices, briefings and contact data, also after the end of the cooperation.',
        'The privacy policy says how personal data is processed. The customer may use data of creators for the respective campaign only.',
      ],
    },
    {
      id: 'end',
      title: 'Term and suspension',
      blocks: [
        'The customer may close its account at any time, the agency with four weeks’ notice. Accepted orders are completed.',
        'In the event of a serious breach, such as misuse of access data or of data of the creators, the agency may suspend the account at once.',
      ],
    },
    {
      id: 'final',
      title: 'Final provisions',
      blocks: [
        'The agency may change these terms with effect for future orders; it announces changes in text form at least four weeks in advance.',
        'German law applies, excluding the UN Convention on Contracts for the International Sale of Goods. Place of jurisdiction for merchants is Cologne. The German version prevails.',
      ],
    },
  ],
};
