export {
	type DehydratedLoaderData,
	type EnsureQueries,
	loadInBrowser,
	loadOnServer,
	notFound,
	readOnServer,
} from './load';
export { QueryProvider } from './provider';
