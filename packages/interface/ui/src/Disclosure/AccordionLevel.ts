import { createContext } from 'react';

/** Place of a disclosure's heading in the page's outline. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** The level that an `Accordion` gives to its disclosures. */
export const AccordionLevel = createContext<HeadingLevel>(3);
