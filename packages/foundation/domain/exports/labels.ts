export { labels, type LabelKey } from '../src/labels.ts';
