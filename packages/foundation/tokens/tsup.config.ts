import { definePackage } from '@resonanz/build/definePackage';

export default definePackage({ sheets: ['core', 'headings', 'audiences', 'status', 'platforms', 'charts'] });
