import '../src/noConsoleErrors.setup.ts';
