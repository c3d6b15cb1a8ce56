export { type EntryPaths, entryPaths, settingAnchor, sumuPaths } from '@sumu/contract';
