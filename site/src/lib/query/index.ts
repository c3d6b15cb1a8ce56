export {
	type Loaded,
	loadInBrowser,
	loadOnServer,
	notFound,
	type Reads,
	readOnServer,
} from './load';
export { QueryProvider } from './provider';
