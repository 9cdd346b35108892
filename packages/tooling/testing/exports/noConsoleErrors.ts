import { noConsoleErrors } from '../src/noConsoleErrors.ts';

// A set-up file is evaluated for every test file, also where files share the modules below it.
noConsoleErrors();
