import { faqMutations } from '@resonanz/api-client/faqs';

/**
 * The list as a file. A module of its own, which is fetched when a file is asked for: the other changes of FAQs are not
 * among what the list reads.
 */
export function faqFile(...client: Parameters<typeof faqMutations>) {
  return { exportFile: faqMutations(...client).exportFile };
}
