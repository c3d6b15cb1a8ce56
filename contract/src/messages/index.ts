/**
 * Status messages as the specification words them, including its misspellings. Grouped by audience, so that a page
 * loads only the modules it needs.
 */
export * from './changes';
export * from './forms';
export * from './owner';
export * from './pages';
export * from './pictures';
export * from './screens';
export * from './session';
export * from './submissions';
