export {
  fillPlaceholders,
  foreignPlaceholders,
  lonePlaceholders,
  MAX_NEWSLETTER_BOUNCES,
  METADATA_KEYS,
  namesProject,
  NEWSLETTER_PLACEHOLDERS,
  NEWSLETTER_TEMPLATES,
  unknownPlaceholders,
  type MetadataKey,
  type NewsletterPlaceholder,
  type NewsletterTemplate,
} from '../src/newsletters.ts';
