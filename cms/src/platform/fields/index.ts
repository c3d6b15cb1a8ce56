export * from './columns';
export type * from './field';
export * from './present';
