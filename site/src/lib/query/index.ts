export { type Loaded, loadInBrowser, loadOnServer, notFound, type Reads } from './load';
export { QueryProvider } from './provider';
