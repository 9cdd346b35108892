import { createContext } from 'react';

/** The word that marks the optional fields of the surrounding form. */
export const OptionalLabelContext = createContext<string | undefined>(undefined);
