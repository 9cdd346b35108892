export {
  METADATA_KEYS,
  NEWSLETTER_PLACEHOLDERS,
  NEWSLETTER_TEMPLATES,
  unknownPlaceholders,
  type MetadataKey,
  type NewsletterPlaceholder,
  type NewsletterTemplate,
} from '../src/newsletters.ts';
