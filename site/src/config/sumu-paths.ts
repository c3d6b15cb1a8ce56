export { type EntryPaths, entryPaths, sumuPaths } from '@sumu/contract';
