import { definePackage } from '@resonanz/build/definePackage';

// The contract's document is imported as JSON.
export default definePackage({ importsJson: true });
