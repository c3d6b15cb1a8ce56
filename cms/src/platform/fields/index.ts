export * from './columns';
export * from './computed-fields';
export type * from './field';
export * from './present';
export * from './to-columns';
