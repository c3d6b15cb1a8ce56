export * from './columns';
export * from './composed';
export type * from './field';
export * from './present';
export type * from './schema';
export * from './written';
