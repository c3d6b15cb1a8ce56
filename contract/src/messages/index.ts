/**
 * Texts shown for a state, as the specification words them; misspellings included. By who sees them: a page loads
 * the modules it says something of, and no others.
 */
export * from './account';
export * from './cart';
export * from './deletion';
export * from './forms';
export * from './owner';
export * from './pages';
export * from './pictures';
export * from './reviews';
export * from './screens';
export * from './session';
export * from './submissions';
export * from './upkeep';
