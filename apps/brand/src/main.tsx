import '@fontsource-variable/archivo/standard.css';
import '@resonanz/tokens/core';
import '@resonanz/tokens/audiences';
import { openLanding } from './openLanding.ts';

// A page that was drawn beforehand needs nothing of the app.
if (!openLanding()) void import('./openShell.ts').then(({ openShell }) => openShell());
