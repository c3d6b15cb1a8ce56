/**
 * Status messages as the specification words them, including its misspellings. Grouped by audience, so that a page
 * loads only the modules it needs.
 */
export * from './account';
export * from './cart';
export * from './deletion';
export * from './forms';
export * from './owner';
export * from './owner';
export * from './pages';
export * from './pictures';
export * from './reviews';
export * from './screens';
export * from './session';
export * from './submissions';
