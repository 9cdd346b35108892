export { AMAZON_USER_STATES, type AmazonUserState } from '../src/enumerations/words.ts';
