import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { defineMessages } from './messages.ts';

/**
 * What is said when a catalogue could not be loaded; these words are always in the code.
 *
 * @source house
 */
export const catalogueFailure = defineMessages({ de, en });
